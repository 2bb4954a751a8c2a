/** Tables of Numenko: no axe findings, nothing cut off, a word for everything in both languages. */

import { checkStates } from './support/state-checks';
import { NUMENKO } from './support/states/numenko';

checkStates(NUMENKO);
