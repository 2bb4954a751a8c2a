/** Was the shuffle fair? Notes that this device takes before a game, and the checks it makes afterwards. */

import { loadPackOrder } from '../games';
import type { Reveal, Seat, TableInfo, You } from '../types/protocol';

/** This device's notes from before the deal. */
export interface Note {
  commitment: string;
  /** The device's contribution to the shuffle, made after the commitment, and the seats it is for. */
  nonce: string | null;
  seats: Seat[];
}

export type Verdict = 'fits' | 'differs' | 'unknown';

export interface Check {
  name: 'noted' | 'commitment' | 'nonce' | 'seed' | 'order';
  verdict: Verdict;
  /** The stated and the computed value, for those who want to see them. */
  stated: string;
  found: string;
}

const SALT = new TextEncoder().encode('reckon shuffle 1');
const HEX = /^[0-9a-f]{64}$/;

// Noting

const key = (table: string, round: number): string => `reckon.shuffle.${table}.${round}`;

export function notedShuffle(table: string, round: number): Note | null {
  try {
    const note = JSON.parse(localStorage.getItem(key(table, round)) ?? 'null') as Note | null;
    return typeof note?.commitment === 'string' && Array.isArray(note.seats) ? note : null;
  } catch {
    return null;
  }
}

function save(table: string, round: number, note: Note): void {
  try {
    localStorage.setItem(key(table, round), JSON.stringify(note));
  } catch {
    // Not stored; the check will say that nothing was noted.
  }
}

/**
 * Notes the commitment of the current or next game. Returns this device's contribution to the shuffle, if it is still
 * due: drawn only now, so that it was unknown when the commitment was made.
 */
export function noteShuffle(table: TableInfo, you: You): string | null {
  const round = table.phase === 'over' ? table.round + 1 : table.round;
  const known = notedShuffle(table.id, round);
  if (table.phase === 'playing') {
    if (!known) save(table.id, round, { commitment: table.commitment, nonce: null, seats: [] });
    return null;
  }
  const bound = known?.commitment === table.commitment ? known : null;
  const said = bound?.nonce && you.seats.every((seat) => bound.seats.includes(seat));
  if (said || (bound && you.seats.length === 0)) return null;
  const nonce = you.seats.length > 0 ? (bound?.nonce ?? drawNonce()) : null;
  save(table.id, round, { commitment: table.commitment, nonce, seats: you.seats });
  return nonce;
}

/** Notes that this device's contribution arrived after the shuffle. */
export function noteTooLate(table: TableInfo): void {
  const note = notedShuffle(table.id, table.round);
  if (note) save(table.id, table.round, { ...note, nonce: null, seats: [] });
}

const drawNonce = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

// Checking

/** Whether this page can hash: browsers allow it only over an encrypted connection or from this device. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export async function commitmentOf(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', fromHex(secret))));
}

/** HKDF-SHA256: the secret is the key material, the concatenated nonces are the info. */
export async function seedOf(secret: string, nonces: string[]): Promise<string> {
  const material = await crypto.subtle.importKey('raw', fromHex(secret), 'HKDF', false, ['deriveBits']);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: SALT, info: fromHex(nonces.join('')) };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, material, 256)));
}

/** The lines of a record that determine the deal. */
export interface Deal {
  game: string;
  cards: string[];
  seats: number;
  seed: string;
  order: string[];
  options: string;
}

export function readDeal(record: string): Deal | null {
  const lines = record.split('\n');
  const rest = (word: string): string | undefined => lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  const [game, cards, seed, order, options] = ['game', 'cards', 'seed', 'order', 'options'].map(rest);
  if (!game || !cards || !order || !seed || !HEX.test(seed)) return null;
  return {
    game,
    // Printed points are not part of a card's name.
    cards: cards.split(' ').map((card) => card.split(':')[0]!),
    seats: lines.filter((line) => /^seat( |$)/.test(line)).length,
    seed,
    order: order.split(' '),
    options: options ?? '',
  };
}

function compare(name: Check['name'], stated: string, found: string): Check {
  return { name, stated, found, verdict: stated === found ? 'fits' : 'differs' };
}

function checkNonce(reveal: Reveal, note: Note | null): Check {
  const { nonce, seats } = note ?? { nonce: null, seats: [] };
  if (!nonce) return { name: 'nonce', verdict: 'unknown', stated: '', found: '' };
  const other = seats.find((seat) => reveal.nonces[seat - 1] !== nonce) ?? seats[0]!;
  return compare('nonce', reveal.nonces[other - 1] ?? '', nonce);
}

async function checkOrder(reveal: Reveal, record: string | null): Promise<Check> {
  const deal = record === null ? null : readDeal(record);
  const orderOf = deal && (await loadPackOrder(deal.game).catch(() => null));
  if (!deal || !orderOf) return { name: 'order', verdict: 'unknown', stated: '', found: '' };
  // From the revealed seed, not from the one in the record.
  const order = orderOf(deal.cards, deal.seats, fromHex(reveal.seed), deal.options);
  return compare('order', deal.order.join(' '), order?.join(' ') ?? '');
}

/** Checks everything that can be recomputed, in the order in which it happened. */
export async function checkShuffle(reveal: Reveal, note: Note | null, record: string | null): Promise<Check[]> {
  const noted: Check = note
    ? compare('noted', reveal.commitment, note.commitment)
    : { name: 'noted', verdict: 'unknown', stated: reveal.commitment, found: '' };
  return [
    noted,
    compare('commitment', reveal.commitment, await commitmentOf(reveal.secret)),
    checkNonce(reveal, note),
    compare('seed', reveal.seed, await seedOf(reveal.secret, reveal.nonces)),
    await checkOrder(reveal, record),
  ];
}
