/** Finished games: no axe findings, nothing cut off, a word for everything in both languages. */

import { checkStates } from './support/state-checks';
import { ENDS } from './support/states/ends';

checkStates(ENDS);
