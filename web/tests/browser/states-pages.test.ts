/** The pages around the games: without a finding of axe, nothing cut off, a word for everything in both languages. */

import { checkStates } from './support/state-checks';
import { PAGES } from './support/states';

checkStates(PAGES);
