/** Everything that opens over a table: without a finding of axe, nothing cut off, a word for everything in both languages. */

import { checkStates } from './support/state-checks';
import { PANELS } from './support/states';

checkStates(PANELS);
