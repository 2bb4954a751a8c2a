/** Whole games by screen reader: only the accessibility tree and live regions are read, and only keys are pressed. */

import { expect, test } from 'vitest';
import { ScreenReader } from './support/screen-reader';
import { SHORT } from './support/numero-table';
import { short } from './support/numberloor-table';
import { Suite } from './support/suite';
import { playAt } from './support/table';
import { text } from './support/text';

const suite = new Suite();

const MOST_TURNS = 60;

/** Returns the result, focused when the game is over. */
async function result(reader: ScreenReader): Promise<string> {
  const focus = await reader.focus();
  return focus?.role === 'heading' ? focus.name : '';
}

/** Waits for the player's turn and asks for the options; null when the game is over. */
async function myTurn(reader: ScreenReader): Promise<string | null> {
  const { visitor } = reader;
  await visitor.until(() => visitor.isOver || (visitor.isMine && !visitor.isWaiting && visitor.isJudged), 'it is my turn, or over', 30_000);
  await visitor.settled();
  if (visitor.isOver) {
    await expect.poll(() => result(reader)).not.toBe('');
    return null;
  }
  const focus = await reader.focus();
  if (!focus?.within.some(({ role }) => role === 'main')) await reader.toTable();
  return reader.ask('q', /^Your turn\./);
}

const number = (name: string): number | null => {
  const found = /^(?:build of )?(\d+)/.exec(name);
  return found ? Number(found[1]) : null;
};

test('NUMERO', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, SHORT, 'show');
  const reader = await ScreenReader.of(visitor);
  await reader.toTable();
  let turns = 0;
  for (; turns < MOST_TURNS; turns++) {
    const turn = await myTurn(reader);
    if (turn === null) break;
    const handSaid = await reader.ask('h', /^Your hand: |^You hold no cards/);
    const centreSaid = await reader.ask('v', /^In the centre: |nothing in the centre/);
    const hand = await reader.options('Your hand');
    const centre = await reader.options('Centre');
    // The announcement names every card in the hand.
    for (const card of hand) expect(handSaid).toContain(card.name);
    for (const card of centre) expect(centreSaid).toContain(card.name);

    const pair = hand
      .flatMap((card, at) => centre.map((lying, place) => ({ card, at, lying, place })))
      .find(({ card, lying }) => number(card.name) === number(lying.name));
    const byTyping = turns % 2 === 1;
    if (pair && !byTyping) {
      await reader.choose('Centre', pair.place);
      await reader.choose('Your hand', pair.at);
      expect(await reader.ask('w', /Enter: Take \d+ cards/)).toContain(`Your card: ${number(pair.card.name)}.`);
      await reader.key('Enter');
    } else if (pair) {
      await reader.type(`take ${number(pair.card.name)}: ${number(pair.lying.name)}`);
    } else if (/or stop/i.test(turn)) {
      await reader.type('stop');
    } else if (byTyping) {
      await reader.type(`discard ${number(hand[0]!.name)}`);
    } else {
      await reader.choose('Your hand', 0);
      await reader.ask('w', /Enter: Discard/);
      await reader.key('Enter');
    }
    await visitor.until(() => !visitor.isWaiting, 'the move is answered');
    expect(visitor.refusal).toBeNull();
  }
  expect(turns).toBeGreaterThan(2);
  expect(await result(reader)).toMatch(/won|wins|share/);
});

const fits = ({ name }: { name: string }): boolean => name.endsWith(`, ${text('web-numberloor-card-goes')}`);

test('Numberloor', async () => {
  const visitor = await suite.visit();
  await playAt(visitor, short('intermediate'), 'show');
  const reader = await ScreenReader.of(visitor);
  await reader.toTable();
  let turns = 0;
  for (; turns < MOST_TURNS; turns++) {
    const turn = await myTurn(reader);
    if (turn === null) break;
    await reader.ask('v', /^Open: level \d, (balloon|Any|Skip)/);
    await reader.ask('h', /level|balloon|Any|Skip/);
    const levels = await reader.options('Levels');
    const place = levels.findIndex(fits);
    const balloons = await reader.options('Balloons');
    if (place >= 0 && (levels.length > 1 || balloons.length === 0)) {
      await reader.choose('Levels', place);
      await reader.ask('w', /^Laid out.*Enter: Lay/);
      await reader.key('d');
    } else if (/take two/i.test(turn)) await reader.type('draw');
    else if (/\bpass/i.test(turn)) await reader.key('p');
    else {
      // The last Level with all balloons, or a Level that needs a balloon.
      if (place >= 0) await reader.choose('Levels', place);
      for (let at = 0; at < balloons.length; at++) {
        await reader.choose('Balloons', at);
        // Which Levels fit now is known only once the draft has been judged.
        await visitor.until(() => visitor.isJudged, 'the balloon is judged');
        await visitor.settled();
        await reader.ask('v', /^Open: /);
        const [level] = (await reader.options('Levels')).flatMap(({ name, selected }, i) => (fits({ name }) && !selected ? [i] : []));
        if (place < 0 && level !== undefined) {
          await reader.choose('Levels', level);
          if (levels.length > 1) break;
        }
      }
      await reader.key('d');
    }
    await visitor.until(() => !visitor.isWaiting, 'the move is answered');
    expect(visitor.refusal).toBeNull();
  }
  expect(turns).toBeGreaterThan(2);
  expect(await result(reader)).toMatch(/won|wins|share/);
});
