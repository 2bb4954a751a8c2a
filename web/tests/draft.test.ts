/** The draft that all games share: asking the engine, taking back, refusals, the second press, sending. */

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/lib/announce.svelte';
import { Draft } from '../src/lib/draft.svelte';
import { GameBridge } from '../src/lib/game-bridge.svelte';
import type { Answer, Judgement, MoveInput, TableSession } from '../src/lib/session.svelte';
import { loadLanguage } from '../src/lib/words.svelte';

type Work = { says: string };

/** A draft of one word. */
class WordDraft extends Draft<Work, string | null, string> {
  text = '';
  followed = 0;
  judgements: (string | null)[] = [];

  constructor(session: TableSession, bridge: GameBridge) {
    super(session, bridge, null);
  }
  protected start(): void {
    this.text = '';
  }
  protected follow(): void {
    this.followed++;
  }
  handleMoment(): void {}
  protected applyJudgement(): void {
    this.judgements.push(this.lastJudged?.work?.says ?? null);
  }

  write(text: string): void {
    this.remember(this.text);
    this.text = text;
    void this.requestJudgement();
  }
  undo(): void {
    this.text = this.takeLastStep() ?? this.text;
  }
  readonly send = (): Promise<unknown> => this.sendMove({ work: this.text }, (refused) => this.refuse(refused, this.text));
  readonly press = (): Promise<boolean> => this.isReadyToPress();
  readonly pressStop = (): boolean => this.isConfirmed('stop', 'Really?');
  readonly check = (): Promise<Judgement | null> => this.judgeOnce();
}

const refused = (why: string, code = why): Answer => ({ refused: { id: '', why, code, played: 0, line: { id: '', args: [] }, text: `no: ${why}` } }) as Answer;
const reading = (says: string): Judgement => ({ reading: { id: '', moves: [], goes: true, text: null, work: { says } } }) as unknown as Judgement;

/** A table whose answers the test gives one by one. */
function atTable() {
  const asked: { work: string; answer: (judgement: Judgement) => void }[] = [];
  const sent: { work: string; answer: (answer: Answer) => void }[] = [];
  const session = {
    state: 'open', canSend: true, seat: 1 as number | null, isOver: false, help: 'show', reportAway: vi.fn(), update: { round: 1, v: 1 },
    judge: (input: MoveInput) => new Promise<Judgement>((answer) => asked.push({ work: (input as { work: string }).work, answer })),
    play: (input: MoveInput) => new Promise<Answer>((answer) => sent.push({ work: (input as { work: string }).work, answer })),
  };
  const bridge = new GameBridge();
  const draft = new WordDraft(session as unknown as TableSession, bridge);
  draft.applyUpdate();
  return { draft, bridge, session, asked, sent, words: () => asked.map(({ work }) => work) };
}
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the engine', () => {
  test('an answer about an older draft is dropped, and the newest is asked about', async () => {
    const { draft, asked, words } = atTable();
    for (const text of ['a', 'ab', 'abc']) draft.write(text);
    expect(words()).toEqual(['a']);
    asked[0]!.answer(reading('a'));
    await settled();
    expect(draft.work).toBeNull();
    expect(words()).toEqual(['a', 'abc']);
    asked[1]!.answer(reading('abc'));
    await settled();
    expect(draft.work).toEqual({ says: 'abc' });
    expect(draft.judgements).toEqual(['abc']);
  });

  test('an answer about an older table is dropped', async () => {
    const { draft, session, asked } = atTable();
    draft.write('a');
    session.update = { round: 1, v: 2 };
    asked[0]!.answer(reading('a'));
    await settled();
    expect(draft.isJudging).toBe(true);
    expect(asked).toHaveLength(2);
  });

  test('a question asked too often is repeated shortly', async () => {
    const { draft, asked } = atTable();
    draft.write('a');
    asked[0]!.answer(refused('too-often') as unknown as Judgement);
    await settled();
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toHaveLength(2);
    asked[1]!.answer(reading('a'));
    await settled();
    expect(draft.work).toEqual({ says: 'a' });
  });

  test('a question lost with the connection is asked again when it is back', async () => {
    const { draft, session, asked } = atTable();
    draft.write('a');
    session.state = 'connecting';
    await draft.requestJudgement();
    asked[0]!.answer(refused('away') as unknown as Judgement);
    await settled();
    session.state = 'open';
    void draft.requestJudgement();
    expect(asked).toHaveLength(2);
  });

  test('a check is asked about once, and forgotten if the draft changes first', async () => {
    const { draft, session, asked } = atTable();
    session.help = 'check';
    draft.text = 'a';
    const first = draft.check();
    draft.text = 'b';
    asked[0]!.answer(reading('a'));
    expect(await first).toBeNull();
    const second = draft.check();
    asked[1]!.answer(reading('b'));
    expect(await second).toMatchObject({ reading: { goes: true } });
  });

  test('a press waits for the answer, but is dropped if none comes', async () => {
    const { draft, bridge, asked } = atTable();
    draft.write('a');
    const first = draft.press();
    await settled();
    asked[0]!.answer(reading('a'));
    expect(await first).toBe(true);
    draft.write('ab');
    const second = draft.press();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await second).toBe(false);
    expect(bridge.refusal?.text).toContain('reach');
  });
});

test('steps are taken back one by one, and forgotten with another game', () => {
  const { draft, session } = atTable();
  for (const text of ['a', 'ab']) draft.write(text);
  draft.undo();
  expect([draft.text, draft.canUndo]).toEqual(['a', true]);
  draft.undo();
  expect([draft.text, draft.canUndo]).toEqual(['', false]);
  draft.write('a');
  draft.applyUpdate();
  expect([draft.text, draft.followed]).toEqual(['a', 1]);
  session.update = { round: 2, v: 1 };
  draft.applyUpdate();
  expect([draft.text, draft.canUndo]).toEqual(['', false]);
});

test('a second press confirms, a double click does not', async () => {
  const { draft } = atTable();
  expect(draft.pressStop()).toBe(false);
  expect(draft.armed).toBe('stop');
  expect(announcer.polite.trim()).toBe('Really?');
  await vi.advanceTimersByTimeAsync(100);
  expect(draft.pressStop()).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect(draft.pressStop()).toBe(true);
});

describe('a move', () => {
  test('is sent once, however often the button is pressed', async () => {
    const { draft, sent } = atTable();
    draft.text = 'a';
    const first = draft.send();
    void draft.send();
    expect([sent.length, draft.sending]).toEqual([1, true]);
    sent[0]!.answer({ done: { id: '', round: 1, played: 1, v: 2 } });
    expect(await first).toMatchObject({ v: 2 });
    expect(draft.sending).toBe(false);
  });

  test('that is refused says why, shakes, and disarms the button', async () => {
    const { draft, bridge, sent } = atTable();
    draft.text = 'a';
    const answer = draft.send();
    sent[0]!.answer(refused('illegal'));
    expect(await answer).toBeNull();
    expect(bridge.refusal?.text).toBe('no: illegal');
    expect(announcer.urgent.trim()).toBe('no: illegal');
    expect(draft.armed).toBeNull();
    await vi.advanceTimersByTimeAsync(20);
    expect(draft.wiggling).toBe('a');
  });

  test('is not sent while the table is out of reach, and the press says so', async () => {
    const { draft, bridge, session, sent } = atTable();
    session.canSend = false;
    expect(await draft.send()).toBeNull();
    expect(sent).toEqual([]);
    expect(session.reportAway).toHaveBeenCalledOnce();
    // The frame says so until the table is back; a sentence beside the cards would stay.
    expect(bridge.refusal).toBeNull();
  });
});
