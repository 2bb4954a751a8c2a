/** Tables of nmbrs! blocks: without a finding of axe, nothing cut off, a word for everything in both languages. */

import { checkStates } from './support/state-checks';
import { NMBRS } from './support/states';

checkStates(NMBRS);
