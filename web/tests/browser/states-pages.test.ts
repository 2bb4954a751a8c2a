/** The pages around the games: no axe findings, nothing cut off, a word for everything in both languages. */

import { checkStates } from './support/state-checks';
import { PAGES } from './support/states/pages';

checkStates(PAGES);
