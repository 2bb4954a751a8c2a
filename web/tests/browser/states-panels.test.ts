/** Everything that opens over a table: no axe findings, nothing cut off, a word for everything in both languages. */

import { checkStates } from './support/state-checks';
import { PANELS } from './support/states/panels';

checkStates(PANELS);
