/** Requests to the engine about a draft of Numberloor. */

import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Draft } from '../src/games/numberloor/draft.svelte';
import { voiceOf } from '../src/games/numberloor/voice';
import { announcer } from '../src/lib/announce.svelte';
import type { Answer, Judgement, TableSession } from '../src/lib/session.svelte';
import { draftAt, FakeSession, finishJudging, goesAll, nothing, refused, setUp, viewOf } from './support/numberloor';

beforeAll(setUp);

describe('the engine is asked', () => {
  const hand = ['5', '7', 'b3'];
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

  test('one request at a time, and then the newest', async () => {
    const table = new FakeSession(viewOf(hand));
    const answers: (() => void)[] = [];
    const judge = table.judge.bind(table);
    table.judge = async (input) => {
      const judged = await judge(input);
      await new Promise<void>((done) => answers.push(done));
      return judged;
    };
    const { draft } = draftAt(table);
    for (const v of [1, 2, 3, 4]) {
      table.update = { round: 1, v };
      void draft.requestJudgement();
      void draft.requestJudgement();
    }
    await settled();
    expect(table.asked).toHaveLength(1);
    answers.shift()!();
    await settled();
    expect(table.asked).toHaveLength(2);
    answers.shift()!();
    await settled();
    await draft.requestJudgement();
    expect(table.asked).toHaveLength(2);
    expect(draft.isJudging).toBe(false);
  });

  describe('after a turn nothing can be pressed until the engine has judged the new position', () => {
    const sendDraw = async (): Promise<{ table: FakeSession; draft: Draft; answer: () => Promise<void> }> => {
      const table = new FakeSession(viewOf(hand));
      const { draft } = draftAt(table);
      await finishJudging(draft);
      let resolve: (answer: Answer) => void = () => undefined;
      table.play = () => new Promise((done) => (resolve = done));
      void draft.send('draw');
      const answer = (): Promise<void> => {
        resolve({ done: { id: '', round: 1, played: 1, v: 2 } });
        return settled();
      };
      return { table, draft, answer };
    };

    test('if the move is answered before the update arrives', async () => {
      const { table, draft, answer } = await sendDraw();
      await answer();
      await finishJudging(draft);
      expect(draft.stale).toBe(true);
      table.update = { round: 1, v: 2 };
      await finishJudging(draft);
      expect(draft.stale).toBe(false);
    });

    test('if the engine has judged it before the move is answered', async () => {
      const { table, draft, answer } = await sendDraw();
      table.update = { round: 1, v: 2 };
      await finishJudging(draft);
      await answer();
      await finishJudging(draft);
      expect(draft.stale).toBe(false);
    });
  });

  test('a request lost in a network failure is repeated', async () => {
    const table = new FakeSession(viewOf(hand));
    const judge = table.judge.bind(table);
    table.judge = (input) => {
      table.asked.push(input);
      return new Promise(() => undefined);
    };
    const { draft } = draftAt(table);
    void draft.requestJudgement();
    table.state = 'connecting';
    await draft.requestJudgement();
    table.state = 'open';
    table.judge = judge;
    await draft.requestJudgement();
    expect(table.asked).toHaveLength(2);
    expect(draft.work).not.toBeNull();
  });

  test('a throttled request is not a judgement: it is repeated shortly', async () => {
    vi.useFakeTimers();
    try {
      const stacks = viewOf(['3', '8'], { open: { Stacks: { left: '4', right: '9' } } });
      const table = new FakeSession(stacks);
      table.reading = () => ({ open: stacks.open, goes: goesAll(['3'], ['Left']) });
      const judge = table.judge.bind(table);
      table.judge = async (input) => {
        table.asked.push(input);
        return refused('too-often', 'refused-too-often', 'Too often.') as unknown as Judgement;
      };
      const { draft, bridge } = draftAt(table);
      void draft.requestJudgement();
      await vi.advanceTimersByTimeAsync(100);
      draft.tap('3#0');
      expect(draft.choosing).toBeNull();
      expect(table.asked).toHaveLength(1);
      table.judge = judge;
      await vi.advanceTimersByTimeAsync(300);
      expect(draft.choosing).toBeNull();
      expect(draft.text).toBe('3 left');
      expect(bridge.refusal).toBeNull();
      // The refusal of a card that does not fit waits as well, and gives its own reason.
      table.reading = (work) => (work.endsWith('8') ? { text: '8 does not go.', stuck: 1 } : { open: stacks.open });
      await vi.advanceTimersByTimeAsync(400);
      let often = 2;
      table.judge = async (input) => (often-- > 0 ? (refused('too-often', 'refused-too-often', 'Too often.') as unknown as Judgement) : judge(input));
      draft.tap('8#0');
      await vi.advanceTimersByTimeAsync(100);
      expect(bridge.refusal).toBeNull();
      await vi.advanceTimersByTimeAsync(900);
      expect(bridge.refusal?.text).toBe('8 does not go.');
    } finally {
      vi.useRealTimers();
    }
  });

  test('the draft is announced when it has been judged, or when that takes too long', async () => {
    vi.useFakeTimers();
    try {
      const table = new FakeSession(viewOf(hand));
      table.reading = () => ({ goes: goesAll(hand), can: { ...nothing, end: true } });
      const judge = table.judge.bind(table);
      table.judge = async (input) => {
        await new Promise((done) => setTimeout(done, 200));
        return judge(input);
      };
      const { draft } = draftAt(table);
      const voice = voiceOf(table as unknown as TableSession, draft);
      void draft.requestJudgement();
      await vi.advanceTimersByTimeAsync(250);
      draft.tap('5#0');
      void draft.requestJudgement();
      announcer.say('');
      expect(voice.draft()).toBe('');
      await vi.advanceTimersByTimeAsync(100);
      expect(announcer.polite.trim()).toBe('');
      await vi.advanceTimersByTimeAsync(150);
      expect(announcer.polite.trim()).toBe('Laid out so far: level 5. Enter: Lay 5.');
      table.judge = () => new Promise(() => undefined);
      draft.tap('7#0');
      expect(voice.draft()).toBe('');
      await vi.advanceTimersByTimeAsync(550);
      expect(announcer.polite).toContain('Laid out so far: level 5, level 7.');
    } finally {
      vi.useRealTimers();
    }
  });
});
