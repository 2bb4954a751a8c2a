/** Games that are over: without a finding of axe, nothing cut off, a word for everything in both languages. */

import { checkStates } from './support/state-checks';
import { ENDS } from './support/states';

checkStates(ENDS);
