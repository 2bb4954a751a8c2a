/** Tables of Numenko: without a finding of axe, nothing cut off, a word for everything in both languages. */

import { checkStates } from './support/state-checks';
import { NUMENKO } from './support/states';

checkStates(NUMENKO);
