/** Every page and state a user can be in, and the way there: for accessibility, layout, words and pictures. */

import { ENDS } from './states/ends';
import { NMBRS } from './states/nmbrs';
import { NUMBERLOOR } from './states/numberloor';
import { NUMENKO } from './states/numenko';
import { NUMERO } from './states/numero';
import { PAGES } from './states/pages';
import { PANELS } from './states/panels';
import type { State } from './states/state';

export const STATES: State[] = [...PAGES, ...NUMERO, ...NUMBERLOOR, ...NMBRS, ...NUMENKO, ...PANELS, ...ENDS];
