import Back from '../../cards/nmbrs/Block.svelte';
import type { GameModule } from '../../lib/game-bridge.svelte';
import { t } from '../../lib/words.svelte';
import Piece from './Piece.svelte';
import Play from './Play.svelte';
import Scores from './Scores.svelte';
import Still from './Still.svelte';
import { sceneOf } from './travels.svelte';
import type { Event, View } from './view';

/** A turn is as great as the blocks it lays. */
const blocksLaid: GameModule['greatness'] = ({ events }, seat) =>
  (events as Event[]).reduce((most, event) => {
    if (!('Laid' in event) || event.Laid.seat !== seat) return most;
    return Math.max(most, new Set(event.Laid.rows.flatMap(({ added }) => added)).size);
  }, 0);

const game: GameModule = {
  Play,
  Piece,
  Back,
  samples: ['16', '6', '100', 'ja', 'jb=12'],
  holds: 'ledge',
  Still,
  Scores,
  scene: sceneOf,
  greatness: blocksLaid,
  seatFacts(view, seat) {
    const { seats, sheet, options } = view as View;
    const { count = 0 } = seats[seat - 1] ?? {};
    const points = sheet.reduce((all, round) => all + (round[seat - 1] ?? 0), 0);
    const rounds = sheet.filter((round) => round[seat - 1] === 0).length;
    const blocks = { text: t('web-nmbrs-blocks', { n: count }), spoken: t('web-nmbrs-blocks', { n: count }) };
    const so = options.points
      ? { text: t('web-nmbrs-points-short', { n: points }), spoken: t('web-nmbrs-points', { n: points }) }
      : { text: '★'.repeat(rounds), spoken: t('web-nmbrs-rounds-won', { n: rounds }) };
    return { cards: count, facts: [blocks, ...(sheet.length > 0 ? [so] : [])] };
  },
  calls: (view) => ((view as View).offers.length > 0 ? t('web-nmbrs-calls') : null),
  tableFacts(view) {
    const { round, options } = view as View;
    const rounds = t('web-nmbrs-round-of', { n: round, all: options.rounds });
    return options.rounds > 1 ? [{ text: rounds, spoken: rounds }] : [];
  },
  beginsAnswers: (event) => typeof event === 'object' && event !== null && 'Gave' in event,
  isCompact: true,
};
export default game;
