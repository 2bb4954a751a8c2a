/** Tables of NUMERO and Numberloor: no axe findings, nothing cut off, a word for everything in both languages. */

import { checkStates } from './support/state-checks';
import { NUMBERLOOR } from './support/states/numberloor';
import { NUMERO } from './support/states/numero';

checkStates([...NUMERO, ...NUMBERLOOR]);
