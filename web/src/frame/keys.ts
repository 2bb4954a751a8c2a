/** The keys shared by every table, and their answers. Each also has a word for the command field. */

import { announcer } from '../lib/announce.svelte';
import type { GameBridge } from '../lib/game-bridge.svelte';
import type { TableSession } from '../lib/session.svelte';
import { t } from '../lib/words.svelte';

export const QUESTIONS = {
  q: 'turn',
  l: 'last',
  h: 'hand',
  v: 'table',
  w: 'draft',
  o: 'others',
  c: 'clock',
  s: 'scores',
  i: 'help',
  '/': 'command',
  ',': 'back',
  '.': 'on',
  '?': 'keys',
} as const;

export type KeyQuestion = (typeof QUESTIONS)[keyof typeof QUESTIONS];

export function questionForKey(event: KeyboardEvent): KeyQuestion | null {
  return (QUESTIONS as Record<string, KeyQuestion>)[event.key.toLowerCase()] ?? null;
}

/** Returns the question that a command word asks: `hand`, `scores`. */
export function questionForWord(word: string): KeyQuestion | null {
  const wanted = word.trim().toLowerCase();
  const words = (question: KeyQuestion): string[] => `${t(`web-ask-${question}`)}, ${t(`web-ask-${question}.also`)}`.split(', ');
  const questions = Object.values(QUESTIONS);
  return questions.find((question) => words(question).some((word) => word.toLowerCase() === wanted)) ?? null;
}

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return target.matches('input, textarea, select, [contenteditable]');
}

export function answer(question: KeyQuestion, session: TableSession, bridge: GameBridge): void {
  const voice = bridge.voice;
  switch (question) {
    case 'turn':
      return announcer.say(`${voice?.whoseTurn?.() ?? whoseTurn(session)} ${voice?.turn() ?? ''}`.trim());
    case 'last': {
      const again = session.lastTurn.flatMap((moment) => moment.spoken).join(' ');
      // Asked twice, it is also shown slowly.
      if (announcer.polite.trim() === again) bridge.review = session.lastTurn;
      return announcer.say(again || t('web-nothing-happened'));
    }
    case 'hand':
      return announcer.say(voice?.hand() ?? '');
    case 'table':
      return announcer.say(voice?.table() ?? '');
    case 'draft':
      return announcer.say(voice?.draft() ?? '');
    case 'others':
      return announcer.say(voice?.others() ?? '');
    case 'clock':
      return announcer.say(clockText(session));
    case 'scores':
      return announcer.say(voice?.scores() ?? '');
    case 'help':
      return announcer.say(voice?.help() ?? '');
    case 'command':
      return focusCommand(bridge);
    case 'back':
    case 'on':
      return review(question === 'back' ? -1 : 1, session);
    case 'keys':
      bridge.panel = 'keys';
  }
}

export function whoseTurn(session: TableSession): string {
  if (session.isOver) return t('web-game-over');
  if (session.isMine) return t('web-your-turn');
  if (session.must.length === 0) return t('web-all-at-once');
  const who = session.must.map((seat) => session.name(seat)).join(', ');
  return t('web-turn-of', { who });
}

export function clockText(session: TableSession): string {
  const clocks = session.clocks;
  if (!clocks) return t('web-no-clock');
  const passed = performance.now() - session.clocksAt;
  const left = clocks.left_ms.map((ms, i) => {
    const runs = clocks.running.includes(i + 1);
    return t('web-time-of', { who: session.name(i + 1), time: time(Math.max(0, ms - (runs ? passed : 0))) });
  });
  return left.join(' ');
}

export function time(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function focusCommand(bridge: GameBridge): void {
  if (!document.querySelector('#command')) bridge.panel = 'log';
  setTimeout(() => document.querySelector<HTMLElement>('#command')?.focus());
}

let at = 0;

/** Steps through the log line by line. */
function review(by: number, session: TableSession): void {
  const log = session.log;
  if (log.length === 0) return announcer.say(t('web-nothing-happened'));
  at = Math.min(Math.max((at || log.length) + by, 1), log.length);
  announcer.say(log[at - 1]!.spoken);
}
