/** The choices before a game begins, and the request made from them. */

import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import type { Computer, Hands, Help, PresetInfo, SeatWish, Settings } from '../types/protocol';

/** Ways to play: against the computer, with friends by a link, several people on one device, or all alone. */
export type How = 'alone' | 'friends' | 'device' | 'solo';

export interface Choices {
  how: How;
  preset: string | null;
  /** Number of people at this device. */
  here: number;
  /** Number of people joining by the link. */
  friends: number;
  computers: number;
  /** Options that differ from the level's. */
  options: Record<string, string>;
  clock: 'none' | 'turn' | 'game';
  seconds: number;
  hands: Hands;
  help: Help | null;
  mostHelp: Help;
  openHands: boolean;
  listed: boolean;
  watchers: boolean;
}

/** Age from which players do the sums themselves; for younger ones the table shows what cards are worth. */
const OLD_ENOUGH_TO_RECKON = 8;
/** Pause of computer players before each move when playing with small children. */
const SLOW_PACE_MS = 2_400;
const PACE_MS = 1_200;
const COMPUTERS: Computer[] = ['fox', 'owl', 'hedgehog', 'raven', 'octopus', 'snail'];
const SLOW_COMPUTERS: Computer[] = ['snail', 'hedgehog', 'fox', 'owl', 'raven', 'octopus'];

/** The options that decide whether speed counts, each from a different game. */
export const HURRY = ['night-cards', 'knock'];

export function defaultChoices(how: string): Choices {
  const known: How = how === 'friends' || how === 'device' || how === 'solo' ? how : 'alone';
  return {
    how: known,
    preset: null,
    here: known === 'device' ? 2 : 1,
    friends: known === 'friends' ? 1 : 0,
    computers: known === 'alone' ? 1 : 0,
    options: {},
    clock: 'none',
    seconds: 60,
    hands: 'no-hurry',
    help: null,
    mostHelp: 'show',
    openHands: false,
    listed: false,
    watchers: false,
  };
}

export const defaultHelp = (preset: PresetInfo): Help => (preset.age < OLD_ENOUGH_TO_RECKON ? 'show' : 'check');

export const seatCount = (choices: Choices): number => choices.here + choices.friends + choices.computers;

/** The fewest players of a way to play: one alone, but friends are at least two. */
export const fewestSeats = (how: How, least: number): number => (how === 'friends' || how === 'device' ? Math.max(2, least) : least);

/** Seats the players of one way to play; a mixed company is chosen seat by seat. */
export function setCompany(choices: Choices, how: How, seats: number): void {
  const others = seats - 1;
  choices.how = how;
  choices.here = how === 'device' ? seats : 1;
  choices.friends = how === 'friends' ? others : 0;
  choices.computers = how === 'alone' || how === 'solo' ? others : 0;
}

const isYoung = (preset: PresetInfo): boolean => preset.age < OLD_ENOUGH_TO_RECKON;

/** The computer players that will sit there. */
export function computersOf(choices: Choices, preset: PresetInfo): Computer[] {
  return (isYoung(preset) ? SLOW_COMPUTERS : COMPUTERS).slice(0, choices.computers);
}

/** `You, Fox and Owl`; `You and 2 friends`. */
export function company(choices: Choices, preset: PresetInfo): string {
  if (seatCount(choices) === 1) return t('web-company-alone');
  const people = choices.here > 1 ? t('web-company-here', { n: choices.here }) : t('web-company-you');
  const friends = choices.friends > 0 ? [t('web-company-friends', { n: choices.friends })] : [];
  const computers = computersOf(choices, preset).map((player) => t(`animal-${player}`));
  return new Intl.ListFormat(settings.language === 'en' ? 'en-GB' : settings.language).format([people, ...friends, ...computers]);
}

export function seatsOf(choices: Choices, preset: PresetInfo): SeatWish[] {
  const computers = computersOf(choices, preset).map((player): SeatWish => ({
    computer: { player, pace_ms: isYoung(preset) ? SLOW_PACE_MS : PACE_MS },
  }));
  const here = Array<SeatWish>(choices.here).fill('me');
  const friends = Array<SeatWish>(choices.friends).fill('person');
  return [...here, ...friends, ...computers];
}

export function tableSettings(choices: Choices): Partial<Settings> {
  const { clock, seconds, hands, mostHelp, listed, watchers } = choices;
  return {
    clock: clock === 'none' ? 'none' : clock === 'turn' ? { turn_s: seconds } : { game_s: seconds },
    // Left out if an option already decides it.
    ...(HURRY.some((name) => choices.options[name]) ? {} : { hands }),
    most_help: mostHelp,
    listed,
    watchers,
  };
}

export const openHandsOf = (choices: Choices): boolean => choices.openHands && choices.here > 1;
