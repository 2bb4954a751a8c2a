/** Tables of nmbrs! blocks: no axe findings, nothing cut off, a word for everything in both languages. */

import { checkStates } from './support/state-checks';
import { NMBRS } from './support/states/nmbrs';

checkStates(NMBRS);
