/** The choices before a game begins, and the request made from them. */

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

export function seatsOf(choices: Choices, preset: PresetInfo): SeatWish[] {
  const young = preset.age < OLD_ENOUGH_TO_RECKON;
  const players = young ? SLOW_COMPUTERS : COMPUTERS;
  const computers = players.slice(0, choices.computers).map((player): SeatWish => ({
    computer: { player, pace_ms: young ? SLOW_PACE_MS : PACE_MS },
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
