/** The draft of a turn of Numberloor: taps, plans, quick hands, Night cards, Beginners. */

import { beforeAll, describe, expect, test } from 'vitest';
import { actionsOf, press } from '../src/games/numberloor/actions';
import { trailOf } from '../src/games/numberloor/trail';
import type { Card } from '../src/games/numberloor/view';
import type { Answer, Moment } from '../src/lib/session.svelte';
import { draftAt, FakeSession, finishJudging, goesAll, nothing, pair, refused, setUp, viewOf } from './support/numberloor';

beforeAll(setUp);

describe('a turn', () => {
  const hand = ['3', '5', '6', '7', '9', 'b3'];

  test('the chain of the rulebook is seven taps', async () => {
    const table = new FakeSession(viewOf(hand));
    table.reading = (work) => {
      const cards = work.split(' ').filter(Boolean);
      return { goes: goesAll(hand), steps: [{ cards, how: null, open: pair('3', 'b3'), star: false }], can: { ...nothing, end: true } };
    };
    const { draft } = draftAt(table);
    await finishJudging(draft);
    for (const key of ['5#0', '7#0', '9#0', 'b3#0', '6#0', '3#0']) draft.tap(key);
    await finishJudging(draft);
    const { main } = actionsOf(draft);
    expect(main?.label).toBe('End turn');
    expect(main?.about).toBe('Lay 5, 7, 9, balloon 3, 6, 3');
    main?.run();
    expect(table.played).toEqual([{ work: '5 7 9 b3 6 3 end' }]);
  });

  test('in Show a card that does not fit stays in the hand, and the sentence says why', async () => {
    const table = new FakeSession(viewOf(hand));
    table.reading = (work) => (work === '6' ? { text: '6 does not go on 3.', stuck: 0 } : { goes: goesAll(['5', '3']) });
    const { draft, bridge } = draftAt(table);
    await finishJudging(draft);
    draft.tap('6#0');
    await finishJudging(draft);
    expect(draft.taps).toEqual([]);
    expect(bridge.refusal?.text).toBe('6 does not go on 3.');
  });

  test('the last Level waits for its balloons', async () => {
    const table = new FakeSession(viewOf(['5', 'b3']));
    table.reading = (work) =>
      work === '5'
        ? { text: '5 is your last Level.', stuck: 0, steps: [{ cards: ['5'], how: null, open: pair('5', 'b2'), star: false }], goes: goesAll(['b3']) }
        : { goes: goesAll(['5', 'b3']) };
    const { draft } = draftAt(table);
    await finishJudging(draft);
    draft.tap('5#0');
    await finishJudging(draft);
    expect(draft.text).toBe('5');
    expect(actionsOf(draft).main?.why).toBe('5 is your last Level.');
  });

  test('without Show every card is laid, and the engine is not asked', async () => {
    for (const help of ['check', 'off']) {
      const table = new FakeSession(viewOf(hand));
      table.help = help;
      table.answer = () => refused('illegal', 'numberloor-illegal-does-not-go', '6 does not go on 3.');
      const { draft, bridge } = draftAt(table);
      await finishJudging(draft);
      draft.tap('6#0');
      expect(table.asked).toEqual([]);
      const { main, plain } = actionsOf(draft);
      expect(main).toBeNull();
      expect(plain.map((action) => action.label)).toEqual(['End turn', 'Take two', 'Pass', ...(help === 'check' ? ['Check'] : [])]);
      await draft.send('end');
      expect(table.played).toEqual([{ work: '6 end' }]);
      expect(draft.text).toBe('6');
      expect(bridge.refusal?.text).toBe('6 does not go on 3.');
    }
  });

  test('a balloon that may be odd or even asks which, and goes to the table as that', async () => {
    for (const help of ['show', 'off']) {
      const table = new FakeSession(viewOf(['7', '8', 'oe', 'oe']));
      table.help = help;
      table.reading = () => ({ goes: goesAll(['7', '8', 'oe']), can: { ...nothing, end: true } });
      const { draft } = draftAt(table);
      await finishJudging(draft);
      draft.tap('oe#0');
      expect(draft.taps).toEqual([]);
      expect(actionsOf(draft).main).toBeNull();
      expect(actionsOf(draft).plain.map((action) => action.label)).toEqual(['Odd', 'Even']);
      // A second tap takes the question back.
      draft.tap('oe#0');
      expect(actionsOf(draft).plain.map((action) => action.id)).not.toContain('odd');
      draft.tap('oe#1');
      press(draft, actionsOf(draft).plain[0]!);
      await finishJudging(draft);
      expect(draft.text).toBe('oe=odd');
      expect(draft.isLaid('oe#1') && !draft.isLaid('oe#0')).toBe(true);
      draft.tap('7#0');
      await finishJudging(draft);
      expect(draft.text).toBe('oe=odd 7');
      // Cards that the table reports leave the draft as they were laid.
      table.view = viewOf(['8', 'oe']);
      draft.handleMoment({ events: [{ Placed: { seat: 1, balloons: ['oe=odd'], level: '7', on: '3', balloon: 'oe=odd', side: null, how: 'Odd' } }] } as unknown as Moment);
      expect(draft.taps).toEqual([]);
    }
  });

  test('taps can be taken back, one by one or all', async () => {
    const table = new FakeSession(viewOf(hand));
    table.help = 'off';
    const { draft } = draftAt(table);
    for (const key of ['5#0', 'b3#0', '7#0']) draft.tap(key);
    draft.back();
    expect(draft.text).toBe('5 b3');
    draft.clear();
    expect(draft.text).toBe('');
  });

  test('cards that the table has laid leave the draft; the rest stays if another player cuts in', async () => {
    const table = new FakeSession(viewOf(hand));
    table.help = 'off';
    const { draft, bridge } = draftAt(table);
    for (const key of ['5#0', '7#0', '9#0']) draft.tap(key);
    table.answer = () => {
      table.view = viewOf(['3', '6', '7', '9', 'b3']);
      const Placed = { seat: 1, balloons: [], level: '5', on: '3', balloon: 'b2', side: null, how: 'Same' };
      draft.handleMoment({ events: [{ Placed }] } as unknown as Moment);
      return refused('cut-in', 'cut-in', 'Fox cut in.');
    };
    await draft.send('end');
    expect(draft.text).toBe('7 9');
    expect(bridge.refusal?.text).toBe('Fox cut in.');
  });
});

describe('a plan', () => {
  const hand = ['5', '6', '7', 'b3'];
  const over = { ...nothing, end: true };

  /** A table that leaves moves unanswered until told to answer. */
  function slow(table: FakeSession): (answer: Answer) => void {
    let answer: (answer: Answer) => void = () => undefined;
    table.play = (input) => {
      table.played.push(input);
      return new Promise((done) => (answer = done));
    };
    return (given) => answer(given);
  }
  const done: Answer = { done: { id: '', round: 1, played: 1, v: 1 } };

  test('is sent once, however often the button is pressed', async () => {
    for (const help of ['show', 'off']) {
      const table = new FakeSession(viewOf(hand));
      table.help = help;
      table.reading = () => ({ goes: goesAll(hand), can: over });
      const answer = slow(table);
      const { draft } = draftAt(table);
      await finishJudging(draft);
      draft.tap('5#0');
      await finishJudging(draft);
      const { main, plain } = actionsOf(draft);
      for (let i = 0; i < 3; i++) press(draft, main ?? plain[0]!);
      answer(done);
      await finishJudging(draft);
      expect(table.played).toEqual([{ work: '5 end' }]);
    }
  });

  test('a second press does nothing until the engine has said what can be done now', async () => {
    const table = new FakeSession(viewOf(hand));
    table.reading = () => ({ can: { ...nothing, draw: true } });
    const { draft } = draftAt(table);
    await finishJudging(draft);
    const { main } = actionsOf(draft);
    expect(main?.label).toBe('Take two');
    table.reading = () => ({ can: { ...nothing, pass: true } });
    table.update = { round: 1, v: 2 };
    const judge = table.judge.bind(table);
    table.judge = async (input) => {
      await new Promise((done) => setTimeout(done, 20));
      return judge(input);
    };
    await Promise.all([draft.send('draw'), draft.send('draw')]);
    press(draft, actionsOf(draft).main!);
    expect(table.played).toEqual([{ work: 'draw' }]);
    await draft.waitForJudgement();
    press(draft, actionsOf(draft).main!);
    expect(table.played).toEqual([{ work: 'draw' }, { work: 'pass' }]);
  });

  test('keeps the cards left over when another player cuts in, even those not judged yet', async () => {
    const table = new FakeSession(viewOf(hand));
    table.reading = () => ({ goes: goesAll(hand), can: over });
    const { draft, bridge } = draftAt(table);
    await finishJudging(draft);
    for (const key of ['5#0', 'b3#0', '6#0', '7#0']) draft.tap(key);
    table.answer = () => {
      table.view = viewOf(['7']);
      table.update = { round: 1, v: 3 };
      const placed = { seat: 1, side: null, how: 'Same' };
      draft.handleMoment({ events: [{ Placed: { ...placed, balloons: [], level: '5' } }] } as unknown as Moment);
      draft.handleMoment({ events: [{ Placed: { ...placed, balloons: ['b3'], level: '6' } }] } as unknown as Moment);
      return refused('cut-in', 'cut-in', 'Fox cut in.');
    };
    await draft.send('end');
    expect(table.played).toEqual([{ work: '5 b3 6 7 end' }]);
    expect(draft.text).toBe('7');
    expect(draft.waiting).toEqual([]);
    expect(bridge.refusal?.text).toBe('Fox cut in.');
  });
});

describe('with quick hands', () => {
  function quick(hand: Card[]): FakeSession {
    const table = new FakeSession(viewOf(hand));
    table.table.settings.hands = 'quick';
    table.may = [2];
    table.help = 'off';
    return table;
  }

  test('a Level is sent with the balloons before it', async () => {
    const table = quick(['5', '7', 'b3']);
    const { draft } = draftAt(table);
    draft.tap('b3#0');
    expect(table.played).toEqual([]);
    draft.tap('5#0');
    expect(table.played).toEqual([{ work: 'b3 5' }]);
  });

  test('a Level that does not fit comes back, its balloons stay', async () => {
    const table = quick(['5', '7', 'b3']);
    table.answer = () => refused('illegal', 'numberloor-illegal-does-not-go', 'It does not go.');
    const { draft } = draftAt(table);
    draft.tap('b3#0');
    draft.tap('5#0');
    await finishJudging(draft);
    expect(draft.text).toBe('b3');
  });

  test('cards already laid cannot be taken back, and the refusal says so', () => {
    const table = quick(['7']);
    table.view = viewOf(['7'], { laid: [{ card: '5', on: null }] });
    const { draft, bridge } = draftAt(table);
    draft.back();
    expect(bridge.refusal?.text).toContain('Only balloons on top can come back');
  });

  test('a Night card is thrown into another’s turn with one tap, where it suits', async () => {
    const table = quick(['5n', '7']);
    table.isMine = false;
    table.may = [1];
    table.help = 'show';
    table.reading = (work) => (work.startsWith('night') ? { text: 'It does not suit.' } : { night: ['5n'] });
    const { draft } = draftAt(table);
    await finishJudging(draft);
    draft.tap('5n#0');
    expect(table.played).toEqual([{ work: 'night 5n' }]);
  });

  test('a Night card that does not suit stays, and the refusal says why', async () => {
    const table = quick(['5n', '7']);
    table.isMine = false;
    table.may = [1];
    table.help = 'show';
    table.reading = (work) => (work.startsWith('night') ? { text: 'It does not suit.' } : {});
    const { draft, bridge } = draftAt(table);
    await finishJudging(draft);
    draft.tap('5n#0');
    await finishJudging(draft);
    expect(table.played).toEqual([]);
    expect(draft.text).toBe('');
    expect(bridge.refusal?.text).toBe('It does not suit.');
  });
});

describe('asked for a Night card', () => {
  test('two identical cards share a button, and no two buttons are the same', async () => {
    for (const help of ['show', 'off']) {
      const table = new FakeSession(viewOf(['5n', '5n', '6n'], { phase: { Asking: 1 } }));
      table.help = help;
      table.reading = () => ({ night: ['5n', '6n'] });
      const { draft } = draftAt(table);
      await finishJudging(draft);
      const { main, plain } = actionsOf(draft);
      const all = [...(main ? [main] : []), ...plain];
      expect(all.map((action) => action.label)).toEqual(['Play level 5 by night', 'Play level 6 by night', 'Not now']);
      expect(new Set(all.map((action) => action.id)).size).toBe(all.length);
    }
  });
});

describe('Beginners', () => {
  const stacks = viewOf(['3', '8'], { open: { Stacks: { left: '4', right: '2' } } });

  test('a Level that fits both stacks asks for one', async () => {
    const table = new FakeSession(stacks);
    table.reading = () => ({ open: { Stacks: { left: '4', right: '2' } }, goes: goesAll(['3'], ['Left', 'Right']) });
    const { draft } = draftAt(table);
    await finishJudging(draft);
    draft.tap('3#0');
    expect(draft.choosing).toBe('3#0');
    draft.tapStack('Right');
    expect(draft.text).toBe('3 right');
  });

  test('a Level that fits one stack goes there', async () => {
    const table = new FakeSession(stacks);
    table.reading = () => ({ open: { Stacks: { left: '4', right: '2' } }, goes: goesAll(['3'], ['Left']) });
    const { draft } = draftAt(table);
    await finishJudging(draft);
    draft.tap('3#0');
    expect(draft.text).toBe('3 left');
  });
});

describe('a draft in another’s turn', () => {
  test('a card that no longer fits is marked, and goes back when the turn comes', async () => {
    const table = new FakeSession(viewOf(['5', '7']));
    table.isMine = false;
    const { draft, bridge } = draftAt(table);
    table.reading = () => ({ goes: goesAll(['5', '7']) });
    await finishJudging(draft);
    draft.tap('5#0');
    table.reading = (work) => (work ? { text: '5 does not go on 8.', stuck: 0 } : {});
    table.update = { round: 1, v: 2 };
    await finishJudging(draft);
    expect(trailOf(table.view, null, draft).map((step) => step.state)).toEqual(['began', 'broken']);
    table.isMine = true;
    table.update = { round: 1, v: 3 };
    draft.applyUpdate();
    await finishJudging(draft);
    expect(draft.text).toBe('');
    expect(bridge.refusal?.text).toBe('Back in your hand: 5. 5 does not go on 8.');
  });

  test('a card that has left the hand leaves the draft', () => {
    const table = new FakeSession(viewOf(['5', '7']));
    table.isMine = false;
    table.help = 'off';
    const { draft } = draftAt(table);
    draft.tap('5#0');
    draft.tap('7#0');
    table.view = viewOf(['7']);
    draft.applyUpdate();
    expect(draft.text).toBe('7');
  });
});
