/** A table as the device knows it, over a socket that breaks when the test says so. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, Judgement, TableSession as Session } from '../src/lib/session.svelte';
import type { TableInfo, Update, You } from '../src/types/protocol';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, Record<string, unknown>>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.say({ hello: { protocol: 1, server: 'x', table: TABLE, you: YOU } });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breakOff(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  static last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  /** Returns the messages of this kind. */
  of(kind: string): Record<string, unknown>[] {
    return this.sent.flatMap((message) => (message[kind] ? [message[kind]] : []));
  }
}

const seat = (n: number, name: string) => ({ seat: n, name, picture: '', again: false, who: 'open' });
const TABLE = {
  id: 'k3m9xq7t2d', game: 'numero', options: '', phase: 'playing', round: 1, host: 1, watchers: 0, commitment: 'c',
  seats: [seat(1, 'Otter'), seat(2, 'Fox')],
} as unknown as TableInfo;
const YOU: You = { seats: [1], uncovered: 1, host: true, help: 'show' };

function update(v: number, more: Partial<Update> = {}): { update: Update } {
  return {
    update: {
      round: 1, v, seat: 1, turn: { Open: { must: [1], may: [], race: null } }, basis: v, made: [], events: [], lines: [],
      texts: [], missed: false, view: { v }, clocks: null, reveal: null, ...more,
    } as Update,
  };
}

const fakeStorage = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
};

let session: Session;
let isLost: (answer: Answer | Judgement) => boolean;

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://x.test/t/a', protocol: 'http:' });
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  const { TableSession, isLost: lost } = await import('../src/lib/session.svelte');
  isLost = lost;
  session = new TableSession('k3m9xq7t2d', 1);
  FakeSocket.last().open();
  FakeSocket.last().say(update(3));
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a socket that breaks', () => {
  test('an unanswered move is sent again with the same id, and answered once', async () => {
    const answer = session.play({ m: 'discard 7g' });
    const asked = FakeSocket.last().of('move')[0]!;
    expect(asked).toMatchObject({ on: 3, round: 1, seat: 1, m: 'discard 7g' });
    FakeSocket.last().breakOff(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.last().open();
    expect(FakeSocket.last().of('move')).toEqual([asked]);
    FakeSocket.last().say({ done: { id: asked.id, round: 1, played: 1, v: 4 } });
    expect(await answer).toMatchObject({ done: { v: 4 } });
    FakeSocket.last().breakOff(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last().open();
    expect(FakeSocket.last().of('move')).toEqual([]);
  });

  test('questions about a draft are not repeated: the page asks again about the draft as it is by then', async () => {
    const answer = session.judge({ work: '9b: 10r' });
    FakeSocket.last().breakOff(1006);
    expect(isLost(await answer)).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last().open();
    expect(FakeSocket.last().of('try')).toEqual([]);
  });

  test('a press without a connection is answered at once, and never becomes a move', async () => {
    FakeSocket.last().breakOff(1006);
    expect(session.canSend).toBe(false);
    const answer = await session.play({ m: 'discard 7g' });
    expect(isLost(answer)).toBe(true);
    expect(session.away).toBe(true);
    session.sendPhrase('good-luck' as never);
    session.again();
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last().open();
    expect(FakeSocket.last().sent).toEqual([]);
    expect([session.away, session.canSend]).toEqual([false, true]);
  });

  test('the loss is reported three seconds after it, however often a connection is tried', async () => {
    FakeSocket.last().breakOff(1006);
    for (let waited = 0; waited < 3_000; waited += 100) {
      if (FakeSocket.last().readyState === 0) FakeSocket.last().breakOff(1006);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(session.away).toBe(true);
  });

  test('reconnecting states the version, and a short interruption is not reported', async () => {
    FakeSocket.last().breakOff(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.last().url.searchParams.get('have')).toBe('1.3');
    expect(session.away).toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(session.away).toBe(true);
    FakeSocket.last().open();
    expect(session.away).toBe(false);
  });

  test.each([
    [4005, 'reload'],
    [4003, 'no-seat'],
    [4004, 'seat-gone'],
  ])('%i is the end', async (code, why) => {
    FakeSocket.last().breakOff(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.goneWhy).toBe(why);
    expect(FakeSocket.all.length).toBe(1);
  });

  test('pauses between attempts grow to little more than half a minute', async () => {
    const pauses: number[] = [];
    for (let i = 0; i < 10; i++) {
      const before = FakeSocket.all.length;
      FakeSocket.last().breakOff(1006);
      let waited = 0;
      while (FakeSocket.all.length === before) {
        await vi.advanceTimersByTimeAsync(100);
        waited += 100;
      }
      pauses.push(waited);
    }
    expect(pauses[0]).toBeLessThanOrEqual(500);
    expect(Math.max(...pauses)).toBeGreaterThan(20_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(37_600);
  });
});

describe('a network that falls silent', () => {
  test('is noticed within three seconds of a move that gets no answer, and the move is repeated', async () => {
    const answer = session.play({ m: 'discard 7g' });
    const silent = FakeSocket.last();
    await vi.advanceTimersByTimeAsync(3_000);
    expect([session.away, session.canSend]).toEqual([true, false]);
    expect(FakeSocket.last()).not.toBe(silent);
    FakeSocket.last().open();
    const [repeated] = FakeSocket.last().of('move');
    expect(repeated).toEqual(silent.of('move')[0]);
    FakeSocket.last().say({ done: { id: repeated!.id, round: 1, played: 1, v: 4 } });
    expect(await answer).toMatchObject({ done: { v: 4 } });
  });

  test('is noticed within three seconds of any press', async () => {
    session.setHelp('off');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(session.away).toBe(true);
  });

  test('is noticed within fifteen seconds if nobody does anything', async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.away).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.away).toBe(true);
  });

  test('is not mistaken for a slow answer: the server still answers a ping', async () => {
    const answer = session.play({ m: 'discard 7g' });
    const socket = FakeSocket.last();
    for (let i = 0; i < 8; i++) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (socket.of('ping').length > 0) socket.say({ pong: { n: 0 } });
    }
    expect(session.away).toBe(false);
    const { id } = socket.of('move')[0]!;
    socket.say({ done: { id, round: 1, played: 1, v: 4 } });
    expect(await answer).toMatchObject({ done: { v: 4 } });
  });

  test('a socket that never opens is given up, and another is tried', async () => {
    FakeSocket.last().breakOff(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    const before = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.all.length).toBeGreaterThan(before);
  });
});

describe('moments', () => {
  test('a moment has the views before and after; a turn of several moves is one turn', () => {
    const received: number[] = [];
    session.onMoment((moment) => received.push(moment.v));
    const socket = FakeSocket.last();
    socket.say(update(4, { made: [{ v: 4, seat: 1, by: 'player' }], texts: ['You lay 5.'] }));
    socket.say(update(5, { made: [{ v: 5, seat: 2, by: 'computer' }], texts: ['Fox lays 7.'] }));
    socket.say(update(6, { made: [{ v: 6, seat: 2, by: 'computer' }], texts: ['Fox lays 9.'] }));
    expect(received).toEqual([4, 5, 6]);
    expect(session.lastTurn.map((moment) => moment.v)).toEqual([5, 6]);
    expect(session.lastTurn[0]).toMatchObject({ before: { v: 4 }, after: { v: 5 } });
    expect(session.log.map((entry) => entry.text)).toEqual(['You lay 5.', 'Fox lays 7.', 'Fox lays 9.']);
  });

  test('answers belong to the turn that the game says they answer', () => {
    session.beginsAnswers = (event) => event === 'Gave';
    const socket = FakeSocket.last();
    socket.say(update(4, { made: [{ v: 4, seat: 1, by: 'player' }], texts: ['You lay 5.'] }));
    socket.say(update(5, { made: [{ v: 5, seat: 1, by: 'player' }], events: ['Gave'], texts: ['You give away 5.'] }));
    socket.say(update(6, { made: [{ v: 6, seat: 2, by: 'computer' }], texts: ['Fox lets it go.'] }));
    expect(session.lastTurn.map((moment) => moment.v)).toEqual([5, 6]);
  });

  test('moments from before this device connected are in the log, and not announced', () => {
    const received = vi.fn();
    session.onMoment(received);
    FakeSocket.last().say(update(1, { round: 2, made: [{ v: 1, seat: 2, by: 'computer' }], texts: ['Fox discards 7.'] }));
    expect(received).not.toHaveBeenCalled();
    expect(session.log).toHaveLength(1);
  });

  test('a refusal answers the request that caused it', async () => {
    const answer = session.play({ work: 'take 9b: 10r' });
    const { id } = FakeSocket.last().of('move')[0]!;
    FakeSocket.last().say({ refused: { id, why: 'illegal', code: 'take-misses', played: 0, line: { id: 'x', args: [] }, text: '10 is not 9.' } });
    expect(await answer).toMatchObject({ refused: { text: '10 is not 9.' } });
  });
});
