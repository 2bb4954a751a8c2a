/** What was chosen for a table when it was set up, and can only be said once somebody sits there. */

import type { Help, Seat } from '../types/protocol';

const helpKey = (table: string, seat: Seat): string => `reckon.help.${table}.${seat}`;
const handsKey = (table: string): string => `reckon.hands.${table}`;

export function wishHelp(table: string, seats: Seat[], help: Help): void {
  for (const seat of seats) sessionStorage.setItem(helpKey(table, seat), help);
}

/** Told once for each seat: whoever changes it at the table has the last word. */
export function wishedHelp(table: string, seat: Seat): Help | null {
  const wish = sessionStorage.getItem(helpKey(table, seat)) as Help | null;
  sessionStorage.removeItem(helpKey(table, seat));
  return wish;
}

/** Whether hands lie open between the turns of people at one device: for learning. */
export function wishOpenHands(table: string, open: boolean): void {
  if (open) sessionStorage.setItem(handsKey(table), 'open');
  else sessionStorage.removeItem(handsKey(table));
}

export const hasOpenHands = (table: string): boolean => sessionStorage.getItem(handsKey(table)) === 'open';
