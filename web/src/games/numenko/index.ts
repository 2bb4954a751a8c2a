import type { GameModule } from '../../lib/game-bridge.svelte';
import { t } from '../../lib/words.svelte';
import Play from './Play.svelte';
import Scene from './Scene.svelte';
import Scores from './Scores.svelte';
import type { View } from './view';

/** Minimum interval between announcements about the others, since everybody plays at once. */
const THROTTLE_MS = 5_000;

const game: GameModule = {
  Play,
  Scene,
  Scores,
  throttleMs: THROTTLE_MS,
  seatFacts(view, seat) {
    const { count = 0, dones = 0, swops = 0, stopped = false, ejected = false, laid = null } = (view as View).seats[seat - 1] ?? {};
    const facts = [{ text: t('web-numenko-tiles', { n: count }), spoken: t('web-numenko-tiles', { n: count }) }];
    const add = (id: string, spoken = id, n = 0): void => void facts.push({ text: t(id, { n }), spoken: t(spoken, { n }) });
    if (dones > 0) add('web-numenko-dones', 'web-numenko-dones-spoken', dones);
    if (swops > 0) add('web-numenko-swops', 'web-numenko-swops-spoken', swops);
    if (stopped) add('web-numenko-has-stopped');
    if (ejected) add('web-numenko-is-out');
    if (laid && !ejected) add('web-numenko-laid-points', 'web-numenko-laid-points', laid.points);
    return { cards: null, facts };
  },
  tableFacts(view) {
    const { pot } = view as View;
    return [{ text: t('web-numenko-pot', { n: pot }), spoken: t('web-numenko-pot-spoken', { n: pot }) }];
  },
};
export default game;
