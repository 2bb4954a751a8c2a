/** Choices made when a table was set up that can be sent only once somebody sits there. */

import type { Help, Seat } from '../types/protocol';

const helpKey = (table: string, seat: Seat): string => `reckon.help.${table}.${seat}`;
const handsKey = (table: string): string => `reckon.hands.${table}`;

export function rememberHelp(table: string, seats: Seat[], help: Help): void {
  for (const seat of seats) sessionStorage.setItem(helpKey(table, seat), help);
}

/** Returns the chosen help, once per seat: later changes at the table take precedence. */
export function takeHelp(table: string, seat: Seat): Help | null {
  const help = sessionStorage.getItem(helpKey(table, seat)) as Help | null;
  sessionStorage.removeItem(helpKey(table, seat));
  return help;
}

/** Remembers whether hands stay open between turns on a shared device, which helps beginners. */
export function rememberOpenHands(table: string, open: boolean): void {
  if (open) sessionStorage.setItem(handsKey(table), 'open');
  else sessionStorage.removeItem(handsKey(table));
}

export const hasOpenHands = (table: string): boolean => sessionStorage.getItem(handsKey(table)) === 'open';
