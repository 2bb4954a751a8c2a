/** The requests made from choices. */

import { describe, expect, test } from 'vitest';
import { openHandsOf, seatCount, seatsOf, tableSettings, defaultChoices, defaultHelp } from '../src/pages/choices';
import type { PresetInfo } from '../src/types/protocol';

const level = (age: number): PresetInfo => ({ name: 'x', title: 'X', sample: '', age, scoring: false });

describe('the players', () => {
  test.each([
    ['alone', ['me', { computer: { player: 'fox', pace_ms: 1200 } }]],
    ['friends', ['me', 'person']],
    ['device', ['me', 'me']],
    ['solo', ['me']],
    ['whatever', ['me', { computer: { player: 'fox', pace_ms: 1200 } }]],
  ])('%s', (how, seats) => expect(seatsOf(defaultChoices(how), level(8))).toEqual(seats));

  test('small children play against a slow computer', () => {
    expect(seatsOf(defaultChoices('alone'), level(6))[1]).toEqual({ computer: { player: 'snail', pace_ms: 2400 } });
  });

  test('no two computer players are the same, and the count is right', () => {
    const choices = { ...defaultChoices('alone'), computers: 4 };
    const seats = seatsOf(choices, level(8));
    expect(new Set(seats.map((seat) => JSON.stringify(seat))).size).toBe(5);
    expect(seatCount(choices)).toBe(seats.length);
  });
});

describe('the settings', () => {
  test('help is Show below the age of eight, and Check from then on', () => {
    expect([6, 7, 8, 12].map((age) => defaultHelp(level(age)))).toEqual(['show', 'show', 'check', 'check']);
  });

  test('clocks', () => {
    const choices = defaultChoices('alone');
    expect(tableSettings(choices).clock).toBe('none');
    expect(tableSettings({ ...choices, clock: 'turn', seconds: 45 }).clock).toEqual({ turn_s: 45 });
    expect(tableSettings({ ...choices, clock: 'game', seconds: 600 }).clock).toEqual({ game_s: 600 });
  });

  test('whether speed counts is stated once: by the table, or by an option of the game', () => {
    const choices = defaultChoices('alone');
    expect(tableSettings(choices)).toMatchObject({ hands: 'no-hurry' });
    expect(tableSettings({ ...choices, options: { 'night-cards': 'between-turns' } })).not.toHaveProperty('hands');
    expect(tableSettings({ ...choices, options: { knock: 'first' } })).not.toHaveProperty('hands');
  });

  test('open hands are for several people at one device', () => {
    const choices = { ...defaultChoices('device'), openHands: true };
    expect(openHandsOf(choices)).toBe(true);
    expect(openHandsOf({ ...choices, here: 1 })).toBe(false);
  });
});
