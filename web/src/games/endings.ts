/** The ends of all games. They are small, and a result is shown even if the game's pictures cannot be loaded. */

import type { Ending } from '../after/result';
import { ending as nmbrs } from './nmbrs/ending';
import { ending as numberloor } from './numberloor/ending';
import { ending as numenko } from './numenko/ending';
import { ending as numero } from './numero/ending';

const ENDINGS: Record<string, Ending> = { numero, numberloor, nmbrs, numenko };
const UNKNOWN: Ending = { unit: () => 'points' };

export const endingOf = (game: string): Ending => ENDINGS[game] ?? UNKNOWN;
