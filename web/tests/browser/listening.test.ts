/** Whole games by ear and keys: only the accessibility tree and the live regions are read, only keys are pressed. */

import { expect, test } from 'vitest';
import { Ear } from './support/ear';
import { SHORT } from './support/numero-table';
import { short } from './support/numberloor-table';
import { Suite } from './support/suite';
import { playAt } from './support/table';

const suite = new Suite();

const MOST_TURNS = 60;

/** The result has the focus when the game is over. */
async function result(ear: Ear): Promise<string> {
  const focus = await ear.focus();
  return focus?.role === 'heading' ? focus.name : '';
}

/** Waits for the player's turn and asks what may be done; null when the game is over. */
async function myTurn(ear: Ear): Promise<string | null> {
  const { visitor } = ear;
  await visitor.until(() => visitor.isOver || (visitor.isMine && !visitor.isWaiting && visitor.isJudged), 'it is my turn, or over', 30_000);
  await visitor.settled();
  if (visitor.isOver) {
    await expect.poll(() => result(ear)).not.toBe('');
    return null;
  }
  const focus = await ear.focus();
  if (!focus?.within.some(({ role }) => role === 'main')) await ear.toTable();
  return ear.ask('q', /^Your turn\./);
}

const number = (name: string): number | null => {
  const found = /^(?:build of )?(\d+)/.exec(name);
  return found ? Number(found[1]) : null;
};

test('NUMERO', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, SHORT, 'show');
  const ear = await Ear.of(visitor);
  await ear.toTable();
  let turns = 0;
  for (; turns < MOST_TURNS; turns++) {
    const turn = await myTurn(ear);
    if (turn === null) break;
    const handSaid = await ear.ask('h', /^Your hand: |^You hold no cards/);
    const centreSaid = await ear.ask('v', /^In the centre: |^Nothing lies/);
    const hand = await ear.options('Your hand');
    const centre = await ear.options('Centre');
    // The announcement names every card that is there.
    for (const card of hand) expect(handSaid).toContain(card.name);
    for (const card of centre) expect(centreSaid).toContain(card.name);

    const pair = hand
      .flatMap((card, at) => centre.map((lying, place) => ({ card, at, lying, place })))
      .find(({ card, lying }) => number(card.name) === number(lying.name));
    const byTyping = turns % 2 === 1;
    if (pair && !byTyping) {
      await ear.choose('Centre', pair.place);
      await ear.choose('Your hand', pair.at);
      expect(await ear.ask('w', /Enter: Take \d+ cards/)).toContain(`Your card: ${number(pair.card.name)}.`);
      await ear.key('Enter');
    } else if (pair) {
      await ear.type(`take ${number(pair.card.name)}: ${number(pair.lying.name)}`);
    } else if (/or stop/i.test(turn)) {
      await ear.type('stop');
    } else if (byTyping) {
      await ear.type(`discard ${number(hand[0]!.name)}`);
    } else {
      await ear.choose('Your hand', 0);
      await ear.ask('w', /Enter: Discard/);
      await ear.key('Enter');
    }
    await visitor.until(() => !visitor.isWaiting, 'the move is answered');
    expect(visitor.refusal).toBeNull();
  }
  expect(turns).toBeGreaterThan(2);
  expect(await result(ear)).toMatch(/won|wins|share/);
});

test('Numberloor', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, short('intermediate'), 'show');
  const ear = await Ear.of(visitor);
  await ear.toTable();
  let turns = 0;
  for (; turns < MOST_TURNS; turns++) {
    const turn = await myTurn(ear);
    if (turn === null) break;
    await ear.ask('v', /^Open: level \d, balloon/);
    await ear.ask('h', /level|balloon/);
    const levels = await ear.options('Levels');
    const place = levels.findIndex(({ name }) => name.endsWith(', goes'));
    const balloons = await ear.options('Balloons');
    if (place >= 0 && (levels.length > 1 || balloons.length === 0)) {
      await ear.choose('Levels', place);
      await ear.ask('w', /^Laid out: .*Enter: Lay/);
      await ear.key('d');
    } else if (/take two/i.test(turn)) await ear.type('draw');
    else if (/\bpass/i.test(turn)) await ear.key('p');
    else {
      // The last Level with all balloons, or a Level that only a balloon helps to lay.
      if (place >= 0) await ear.choose('Levels', place);
      for (let at = 0; at < balloons.length; at++) {
        await ear.choose('Balloons', at);
        await ear.ask('v', /^Open: .* go/);
        const [level] = (await ear.options('Levels')).flatMap(({ name, selected }, i) => (name.endsWith(', goes') && !selected ? [i] : []));
        if (place < 0 && level !== undefined) {
          await ear.choose('Levels', level);
          if (levels.length > 1) break;
        }
      }
      await ear.key('d');
    }
    await visitor.until(() => !visitor.isWaiting, 'the move is answered');
    expect(visitor.refusal).toBeNull();
  }
  expect(turns).toBeGreaterThan(2);
  expect(await result(ear)).toMatch(/won|wins|share/);
});
