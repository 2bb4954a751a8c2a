import type { GameModule } from '../../lib/game-bridge.svelte';
import { t } from '../../lib/words.svelte';
import Back from './Back.svelte';
import Piece from './Piece.svelte';
import Play from './Play.svelte';
import { sceneOf } from './scene';
import Scores from './Scores.svelte';
import Still from './Still.svelte';
import { shownIn, type Event, type View } from './view';

/** Minimum interval between announcements about the others, since everybody plays at once. */
const THROTTLE_MS = 5_000;
/** Tiles drawn on another player's ledge, so that neighbours do not touch; the plate has the number. */
const MOST_ON_LEDGE = 6;

/** Tiles of a grid that was right: a large one is a great moment. */
const tilesInTrueSums: GameModule['greatness'] = ({ events, after }, seat) => {
  const isRight = (events as Event[]).some((event) => ('Done' in event && event.Done.seat === seat) || ('GameOver' in event && event.GameOver.seat === seat) || ('Stands' in event && event.Stands.seat === seat && event.Stands.sums.length === 0 && !event.Stands.loose));
  return isRight ? ((after as View).seats[seat - 1]?.count ?? 0) : 0;
};

const game: GameModule = {
  Play,
  Piece,
  samples: ['7', '6', '*', '?', 'back'],
  Back,
  holds: 'ledge',
  Still,
  Scores,
  scene: (moment, seat) => sceneOf(moment, seat),
  greatness: tilesInTrueSums,
  throttleMs: THROTTLE_MS,
  seatFacts(view, seat) {
    const { count = 0, dones = 0, swops = 0, stopped = false, ejected = false, laid = null } = (view as View).seats[seat - 1] ?? {};
    const facts = [{ text: t('web-numenko-tiles', { n: count }), spoken: t('web-numenko-tiles', { n: count }) }];
    const add = (id: string, spoken = id, n = 0): void => void facts.push({ text: t(id, { n }), spoken: t(spoken, { n }) });
    if (dones > 0) add('web-numenko-dones-spoken', 'web-numenko-dones-spoken', dones);
    if (swops > 0) add('web-numenko-swops', 'web-numenko-swops-spoken', swops);
    if (stopped) add('web-numenko-has-stopped');
    if (ejected) add('web-numenko-is-out');
    if (laid && !ejected) add('web-numenko-laid-points', 'web-numenko-laid-points', laid.points);
    return { cards: null, held: Math.min(count, MOST_ON_LEDGE), facts };
  },
  calls(view) {
    const { phase } = view as View;
    if (phase === 'Play' || phase === 'Over') return null;
    if (shownIn(view as View) !== null) return t('web-numenko-calls-check');
    return t(phase === 'Lay' ? 'web-numenko-calls-lay' : 'web-numenko-calls-vote');
  },
  /** The bag on the table shows how many tiles are in the pot. */
  tableFacts: () => [],
};
export default game;
