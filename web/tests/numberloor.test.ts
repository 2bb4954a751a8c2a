import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { actionsOf, press } from '../src/games/numberloor/actions';
import { Composer } from '../src/games/numberloor/composer.svelte';
import { openWith, trailOf } from '../src/games/numberloor/trail';
import { cardName, goesWords, listed } from '../src/games/numberloor/names';
import { voiceOf } from '../src/games/numberloor/voice';
import type { Card, Open, Side, View, Work } from '../src/games/numberloor/work';
import { announcer } from '../src/lib/announce.svelte';
import { Desk } from '../src/lib/desk.svelte';
import type { Answer, Judgement, Moment, TableSession, Wish } from '../src/lib/session.svelte';
import { settings } from '../src/lib/settings.svelte';
import { loadLanguage } from '../src/lib/words.svelte';

beforeAll(async () => {
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call));
  settings.language = 'en';
  await loadLanguage('en');
});

const pair = (level: Card, balloon: Card): Open => ({ Pair: { level, balloon } });
const nothing = { end: false, draw: false, pass: false, let_go: false };

function viewOf(hand: Card[], more: Partial<View> = {}): View {
  return {
    phase: 'Play',
    turn: 1,
    open: pair('3', 'b2'),
    hands: [{ count: hand.length, cards: hand, few: null }, { count: 6, cards: null, few: null }],
    stars: [0, 0],
    laid: [],
    began: null,
    ...more,
  } as View;
}

function workOf(more: Partial<Work> = {}): Work {
  return { moves: [], steps: [], loose: [], open: pair('3', 'b2'), allows: [[1, 3, 5]], goes: [], night: [], can: nothing, stuck: null, ...more };
}

/** A table that answers as it is told, and remembers what it was asked. */
class Pretended {
  state = 'open';
  seat: number | null = 1;
  isOver = false;
  isMine = true;
  may: number[] = [];
  help = 'show';
  table = { settings: { hands: 'no-hurry' } };
  update = { round: 1, v: 1 };
  asked: Wish[] = [];
  played: Wish[] = [];
  reading: (work: string) => Partial<Work> & { text?: string } = () => ({});
  answer: (work: string) => Answer = () => ({ done: { id: '', round: 1, played: 1, v: 1 } });

  constructor(public view: View) {}

  async read(wish: Wish): Promise<Judgement> {
    this.asked.push(wish);
    const { text = null, ...work } = this.reading((wish as { work: string }).work);
    return { reading: { id: '', moves: [], goes: text === null, line: null, text, readings: null, work: workOf(work) } } as unknown as Judgement;
  }
  async play(wish: Wish): Promise<Answer> {
    this.played.push(wish);
    return this.answer((wish as { work: string }).work);
  }
}

function at(table: Pretended): { composer: Composer; desk: Desk } {
  const desk = new Desk();
  const composer = new Composer(table as unknown as TableSession, desk);
  composer.settle();
  return { composer, desk };
}

/** What an effect does in the page: ask until there is nothing to ask. */
async function rest(composer: Composer): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await composer.look();
    await new Promise((done) => setTimeout(done));
  }
}

const goesAll = (cards: Card[], on: (Side | null)[] = [null]): Work['goes'] => cards.map((card) => ({ card, on }));
const refused = (why: string, id: string, text: string): Answer =>
  ({ refused: { id: '', why, played: 0, line: { id, args: [] }, text } }) as unknown as Answer;

describe('a turn', () => {
  const hand = ['3', '5', '6', '7', '9', 'b3'];

  test('the chain of the rulebook is seven taps', async () => {
    const table = new Pretended(viewOf(hand));
    table.reading = (work) => {
      const cards = work.split(' ').filter(Boolean);
      return { goes: goesAll(hand), steps: [{ cards, how: null, open: pair('3', 'b3'), star: false }], can: { ...nothing, end: true } };
    };
    const { composer } = at(table);
    await rest(composer);
    for (const key of ['5#0', '7#0', '9#0', 'b3#0', '6#0', '3#0']) composer.tap(key);
    await rest(composer);
    const { main } = actionsOf(composer);
    expect(main?.label).toBe('Turn over');
    expect(main?.about).toBe('Lay 5, 7, 9, balloon 3, 6, 3 and end the turn');
    main?.run();
    expect(table.played).toEqual([{ work: '5 7 9 b3 6 3 end' }]);
  });

  test('in Show a card that does not go stays in the hand, and the sentence says why', async () => {
    const table = new Pretended(viewOf(hand));
    table.reading = (work) => (work === '6' ? { text: '6 does not go on 3.', stuck: 0 } : { goes: goesAll(['5', '3']) });
    const { composer, desk } = at(table);
    await rest(composer);
    composer.tap('6#0');
    await rest(composer);
    expect(composer.taps).toEqual([]);
    expect(desk.refusal?.text).toBe('6 does not go on 3.');
  });

  test('the last Level waits for its balloons', async () => {
    const table = new Pretended(viewOf(['5', 'b3']));
    table.reading = (work) =>
      work === '5'
        ? { text: '5 is your last Level.', stuck: 0, steps: [{ cards: ['5'], how: null, open: pair('5', 'b2'), star: false }], goes: goesAll(['b3']) }
        : { goes: goesAll(['5', 'b3']) };
    const { composer } = at(table);
    await rest(composer);
    composer.tap('5#0');
    await rest(composer);
    expect(composer.text).toBe('5');
    expect(actionsOf(composer).main?.why).toBe('5 is your last Level.');
  });

  test('without Show every card is laid, and nothing is asked', async () => {
    for (const help of ['check', 'off']) {
      const table = new Pretended(viewOf(hand));
      table.help = help;
      table.answer = () => refused('illegal', 'numberloor-illegal-does-not-go', '6 does not go on 3.');
      const { composer, desk } = at(table);
      await rest(composer);
      composer.tap('6#0');
      expect(table.asked).toEqual([]);
      const { main, plain } = actionsOf(composer);
      expect(main).toBeNull();
      expect(plain.map((action) => action.label)).toEqual(['Turn over', 'Take two', 'Pass', ...(help === 'check' ? ['Check'] : [])]);
      await composer.send('end');
      expect(table.played).toEqual([{ work: '6 end' }]);
      expect(composer.text).toBe('6');
      expect(desk.refusal?.text).toBe('6 does not go on 3.');
    }
  });

  test('taps can be taken back, one by one or all', async () => {
    const table = new Pretended(viewOf(hand));
    table.help = 'off';
    const { composer } = at(table);
    for (const key of ['5#0', 'b3#0', '7#0']) composer.tap(key);
    composer.back();
    expect(composer.text).toBe('5 b3');
    composer.clear();
    expect(composer.text).toBe('');
  });

  test('what the table has laid of a plan leaves the draft, and the rest stays after a cut', async () => {
    const table = new Pretended(viewOf(hand));
    table.help = 'off';
    const { composer, desk } = at(table);
    for (const key of ['5#0', '7#0', '9#0']) composer.tap(key);
    table.answer = () => {
      table.view = viewOf(['3', '6', '7', '9', 'b3']);
      const Placed = { seat: 1, balloons: [], level: '5', on: '3', balloon: 'b2', side: null, how: 'Same' };
      composer.hear({ events: [{ Placed }] } as unknown as Moment);
      return refused('cut-in', 'cut-in', 'Fox cut in.');
    };
    await composer.send('end');
    expect(composer.text).toBe('7 9');
    expect(desk.refusal?.text).toBe('Fox cut in.');
  });
});

describe('a plan', () => {
  const hand = ['5', '6', '7', 'b3'];
  const over = { ...nothing, end: true };

  /** A table that leaves moves unanswered until it is told to answer. */
  function slow(table: Pretended): (answer: Answer) => void {
    let answer: (answer: Answer) => void = () => undefined;
    table.play = (wish) => {
      table.played.push(wish);
      return new Promise((done) => (answer = done));
    };
    return (given) => answer(given);
  }
  const done: Answer = { done: { id: '', round: 1, played: 1, v: 1 } };

  test('is sent once, however often the button is pressed', async () => {
    for (const help of ['show', 'off']) {
      const table = new Pretended(viewOf(hand));
      table.help = help;
      table.reading = () => ({ goes: goesAll(hand), can: over });
      const answer = slow(table);
      const { composer } = at(table);
      await rest(composer);
      composer.tap('5#0');
      await rest(composer);
      const { main, plain } = actionsOf(composer);
      for (let i = 0; i < 3; i++) press(composer, main ?? plain[0]!);
      answer(done);
      await rest(composer);
      expect(table.played).toEqual([{ work: '5 end' }]);
    }
  });

  test('what the button did is over until the engine has said what it does now', async () => {
    const table = new Pretended(viewOf(hand));
    table.reading = () => ({ can: { ...nothing, draw: true } });
    const { composer } = at(table);
    await rest(composer);
    const { main } = actionsOf(composer);
    expect(main?.label).toBe('Take two');
    table.reading = () => ({ can: { ...nothing, pass: true } });
    table.update = { round: 1, v: 2 };
    const read = table.read.bind(table);
    table.read = async (wish) => {
      await new Promise((done) => setTimeout(done, 20));
      return read(wish);
    };
    await Promise.all([composer.send('draw'), composer.send('draw')]);
    press(composer, actionsOf(composer).main!);
    expect(table.played).toEqual([{ work: 'draw' }]);
    await composer.read();
    press(composer, actionsOf(composer).main!);
    expect(table.played).toEqual([{ work: 'draw' }, { work: 'pass' }]);
  });

  test('keeps what a cut left of it, also of the cards that nobody had judged yet', async () => {
    const table = new Pretended(viewOf(hand));
    table.reading = () => ({ goes: goesAll(hand), can: over });
    const { composer, desk } = at(table);
    await rest(composer);
    for (const key of ['5#0', 'b3#0', '6#0', '7#0']) composer.tap(key);
    table.answer = () => {
      table.view = viewOf(['7']);
      table.update = { round: 1, v: 3 };
      const placed = { seat: 1, side: null, how: 'Same' };
      composer.hear({ events: [{ Placed: { ...placed, balloons: [], level: '5' } }] } as unknown as Moment);
      composer.hear({ events: [{ Placed: { ...placed, balloons: ['b3'], level: '6' } }] } as unknown as Moment);
      return refused('cut-in', 'cut-in', 'Fox cut in.');
    };
    await composer.send('end');
    expect(table.played).toEqual([{ work: '5 b3 6 7 end' }]);
    expect(composer.text).toBe('7');
    expect(composer.waiting).toEqual([]);
    expect(desk.refusal?.text).toBe('Fox cut in.');
  });
});

describe('the engine is asked', () => {
  const hand = ['5', '7', 'b3'];
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

  test('one question at a time, and then the newest', async () => {
    const table = new Pretended(viewOf(hand));
    const answers: (() => void)[] = [];
    const read = table.read.bind(table);
    table.read = async (wish) => {
      const judged = await read(wish);
      await new Promise<void>((done) => answers.push(done));
      return judged;
    };
    const { composer } = at(table);
    for (const v of [1, 2, 3, 4]) {
      table.update = { round: 1, v };
      void composer.look();
      void composer.look();
    }
    await settled();
    expect(table.asked).toHaveLength(1);
    answers.shift()!();
    await settled();
    expect(table.asked).toHaveLength(2);
    answers.shift()!();
    await settled();
    await composer.look();
    expect(table.asked).toHaveLength(2);
    expect(composer.isReading).toBe(false);
  });

  test('a question that was lost with the network is asked again', async () => {
    const table = new Pretended(viewOf(hand));
    const read = table.read.bind(table);
    table.read = (wish) => {
      table.asked.push(wish);
      return new Promise(() => undefined);
    };
    const { composer } = at(table);
    void composer.look();
    table.state = 'connecting';
    await composer.look();
    table.state = 'open';
    table.read = read;
    await composer.look();
    expect(table.asked).toHaveLength(2);
    expect(composer.work).not.toBeNull();
  });

  test('too often is no judgement: it is asked again in a moment', async () => {
    vi.useFakeTimers();
    try {
      const stacks = viewOf(['3', '8'], { open: { Stacks: { left: '4', right: '9' } } });
      const table = new Pretended(stacks);
      table.reading = () => ({ open: stacks.open, goes: goesAll(['3'], ['Left']) });
      const read = table.read.bind(table);
      table.read = async (wish) => {
        table.asked.push(wish);
        return refused('too-often', 'refused-too-often', 'Too often.') as unknown as Judgement;
      };
      const { composer, desk } = at(table);
      void composer.look();
      await vi.advanceTimersByTimeAsync(100);
      composer.tap('3#0');
      expect(composer.choosing).toBeNull();
      expect(table.asked).toHaveLength(1);
      table.read = read;
      await vi.advanceTimersByTimeAsync(300);
      expect(composer.choosing).toBeNull();
      expect(composer.text).toBe('3 left');
      expect(desk.refusal).toBeNull();
      // The refusal of a card that does not go waits as well, and says its own sentence.
      table.reading = (work) => (work.endsWith('8') ? { text: '8 does not go.', stuck: 1 } : { open: stacks.open });
      await vi.advanceTimersByTimeAsync(400);
      let often = 2;
      table.read = async (wish) => (often-- > 0 ? (refused('too-often', 'refused-too-often', 'Too often.') as unknown as Judgement) : read(wish));
      composer.tap('8#0');
      await vi.advanceTimersByTimeAsync(100);
      expect(desk.refusal).toBeNull();
      await vi.advanceTimersByTimeAsync(900);
      expect(desk.refusal?.text).toBe('8 does not go.');
    } finally {
      vi.useRealTimers();
    }
  });

  test('the draft is said when it has been read, or when that takes too long', async () => {
    vi.useFakeTimers();
    try {
      const table = new Pretended(viewOf(hand));
      table.reading = () => ({ goes: goesAll(hand), can: { ...nothing, end: true } });
      const read = table.read.bind(table);
      table.read = async (wish) => {
        await new Promise((done) => setTimeout(done, 200));
        return read(wish);
      };
      const { composer } = at(table);
      const voice = voiceOf(table as unknown as TableSession, composer);
      void composer.look();
      await vi.advanceTimersByTimeAsync(250);
      composer.tap('5#0');
      void composer.look();
      announcer.say('');
      expect(voice.draft()).toBe('');
      await vi.advanceTimersByTimeAsync(100);
      expect(announcer.polite.trim()).toBe('');
      await vi.advanceTimersByTimeAsync(150);
      expect(announcer.polite.trim()).toBe('Laid out: level 5. Enter: Lay 5 and end the turn.');
      table.read = () => new Promise(() => undefined);
      composer.tap('7#0');
      expect(voice.draft()).toBe('');
      await vi.advanceTimersByTimeAsync(550);
      expect(announcer.polite).toContain('Laid out: level 5, level 7.');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('with quick hands', () => {
  function quick(hand: Card[]): Pretended {
    const table = new Pretended(viewOf(hand));
    table.table.settings.hands = 'quick';
    table.may = [2];
    table.help = 'off';
    return table;
  }

  test('a Level is sent with the balloons before it', async () => {
    const table = quick(['5', '7', 'b3']);
    const { composer } = at(table);
    composer.tap('b3#0');
    expect(table.played).toEqual([]);
    composer.tap('5#0');
    expect(table.played).toEqual([{ work: 'b3 5' }]);
  });

  test('a Level that does not go comes back, its balloons stay', async () => {
    const table = quick(['5', '7', 'b3']);
    table.answer = () => refused('illegal', 'numberloor-illegal-does-not-go', 'It does not go.');
    const { composer } = at(table);
    composer.tap('b3#0');
    composer.tap('5#0');
    await rest(composer);
    expect(composer.text).toBe('b3');
  });

  test('what lies there cannot be taken back, and that is said', () => {
    const table = quick(['7']);
    table.view = viewOf(['7'], { laid: [{ card: '5', on: null }] });
    const { composer, desk } = at(table);
    composer.back();
    expect(desk.refusal?.text).toContain('Only balloons on top can be taken back');
  });

  test('a Night card is thrown into another’s turn with one tap, where it suits', async () => {
    const table = quick(['5n', '7']);
    table.isMine = false;
    table.may = [1];
    table.help = 'show';
    table.reading = (work) => (work.startsWith('night') ? { text: 'It does not suit.' } : { night: ['5n'] });
    const { composer } = at(table);
    await rest(composer);
    composer.tap('5n#0');
    expect(table.played).toEqual([{ work: 'night 5n' }]);
  });

  test('where it does not, it only says why', async () => {
    const table = quick(['5n', '7']);
    table.isMine = false;
    table.may = [1];
    table.help = 'show';
    table.reading = (work) => (work.startsWith('night') ? { text: 'It does not suit.' } : {});
    const { composer, desk } = at(table);
    await rest(composer);
    composer.tap('5n#0');
    await rest(composer);
    expect(table.played).toEqual([]);
    expect(composer.text).toBe('');
    expect(desk.refusal?.text).toBe('It does not suit.');
  });
});

describe('asked for a Night card', () => {
  test('two alike are one button, and no two buttons are the same', async () => {
    for (const help of ['show', 'off']) {
      const table = new Pretended(viewOf(['5n', '5n', '6n'], { phase: { Asking: 1 } }));
      table.help = help;
      table.reading = () => ({ night: ['5n', '6n'] });
      const { composer } = at(table);
      await rest(composer);
      const { main, plain } = actionsOf(composer);
      const all = [...(main ? [main] : []), ...plain];
      expect(all.map((action) => action.label)).toEqual(['Throw in night level 5', 'Throw in night level 6', 'Let it go']);
      expect(new Set(all.map((action) => action.id)).size).toBe(all.length);
    }
  });
});

describe('Beginners', () => {
  const stacks = viewOf(['3', '8'], { open: { Stacks: { left: '4', right: '2' } } });

  test('a Level that fits both stacks asks for one', async () => {
    const table = new Pretended(stacks);
    table.reading = () => ({ open: { Stacks: { left: '4', right: '2' } }, goes: goesAll(['3'], ['Left', 'Right']) });
    const { composer } = at(table);
    await rest(composer);
    composer.tap('3#0');
    expect(composer.choosing).toBe('3#0');
    composer.tapStack('Right');
    expect(composer.text).toBe('3 right');
  });

  test('one that fits one stack goes there', async () => {
    const table = new Pretended(stacks);
    table.reading = () => ({ open: { Stacks: { left: '4', right: '2' } }, goes: goesAll(['3'], ['Left']) });
    const { composer } = at(table);
    await rest(composer);
    composer.tap('3#0');
    expect(composer.text).toBe('3 left');
  });
});

describe('a draft in another’s turn', () => {
  test('what does not go any more is marked, and goes back when the turn comes', async () => {
    const table = new Pretended(viewOf(['5', '7']));
    table.isMine = false;
    const { composer, desk } = at(table);
    table.reading = () => ({ goes: goesAll(['5', '7']) });
    await rest(composer);
    composer.tap('5#0');
    table.reading = (work) => (work ? { text: '5 does not go on 8.', stuck: 0 } : {});
    table.update = { round: 1, v: 2 };
    await rest(composer);
    expect(trailOf(table.view, null, composer).map((step) => step.state)).toEqual(['began', 'broken']);
    table.isMine = true;
    table.update = { round: 1, v: 3 };
    composer.settle();
    await rest(composer);
    expect(composer.text).toBe('');
    expect(desk.refusal?.text).toBe('Back in your hand: 5. 5 does not go on 8.');
  });

  test('what is gone from the hand is gone from the draft', () => {
    const table = new Pretended(viewOf(['5', '7']));
    table.isMine = false;
    table.help = 'off';
    const { composer } = at(table);
    composer.tap('5#0');
    composer.tap('7#0');
    table.view = viewOf(['7']);
    composer.settle();
    expect(composer.text).toBe('7');
  });
});

describe('words and pictures', () => {
  test('cards have names for ears', () => {
    expect(['6', '5n', 'b3', 'near', 'odd', 'even', 'skip'].map(cardName)).toEqual([
      'level 6', 'night level 5', 'balloon 3', 'balloon near', 'balloon odd', 'balloon even', 'balloon skip a go',
    ]);
    expect([[], [5], [2, 5, 8]].map(goesWords)).toEqual(['nothing goes', 'only 5 goes', '2, 5 or 8 go']);
  });

  test('lists have no comma before the last word, in both languages', async () => {
    const said = (): string[] => (['conjunction', 'disjunction'] as const).map((type) => listed(['1', '3', '9'], type));
    expect(said()).toEqual(['1, 3 and 9', '1, 3 or 9']);
    settings.language = 'de';
    await loadLanguage('de');
    expect(said()).toEqual(['1, 3 und 9', '1, 3 oder 9']);
    settings.language = 'en';
    await loadLanguage('en');
  });

  test('the draft lies on top before anybody has judged it', () => {
    const table = new Pretended(viewOf(['5', 'b3']));
    table.help = 'off';
    const { composer } = at(table);
    composer.tap('b3#0');
    composer.tap('5#0');
    expect(openWith(table.view, composer)).toEqual(pair('5', 'b3'));
  });

  test('both languages say the same things', () => {
    const ids = (language: string): string[] => {
      const text = readFileSync(new URL(`../../crates/words/text/${language}/web-numberloor.ftl`, import.meta.url), 'utf8');
      return [...text.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id!).sort();
    };
    expect(ids('de')).toEqual(ids('en'));
    expect(ids('en').every((id) => id.startsWith('web-numberloor-'))).toBe(true);
  });
});
