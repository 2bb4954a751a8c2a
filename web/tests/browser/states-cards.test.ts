/** Tables of NUMERO and Numberloor: without a finding of axe, nothing cut off, a word for everything in both languages. */

import { checkStates } from './support/state-checks';
import { TABLES } from './support/states';

checkStates(TABLES);
