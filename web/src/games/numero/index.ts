import Back from '../../cards/numero/CardBack.svelte';
import { spoken, written } from '../../cards/numero/face';
import type { GameModule } from '../../lib/game-bridge.svelte';
import { t } from '../../lib/words.svelte';
import Piece from './Piece.svelte';
import Play from './Play.svelte';
import Scores from './Scores.svelte';
import { total } from './sheet';
import Still from './Still.svelte';
import { sceneOf } from './travels.svelte';
import type { Event, View } from './view';

/** A turn is as great as the cards it takes. */
const cardsTaken: GameModule['greatness'] = ({ events }, seat) =>
  (events as Event[]).reduce((most, event) => {
    if (typeof event === 'string' || !('Took' in event) || event.Took.seat !== seat) return most;
    return Math.max(most, event.Took.cards);
  }, 0);

const game: GameModule = {
  Play,
  Piece,
  Back,
  samples: ['10b', '6o', '7r', '5g', '-2', '2/3', 'sqrt', '10#1=9o + 1b'],
  holds: 'fan',
  Still,
  Scores,
  scene: sceneOf,
  greatness: cardsTaken,
  seatFacts(view, seat) {
    const { hands, won, scores } = view as View;
    const facts = [];
    if (scores) {
      const n = total(scores[seat - 1] ?? {});
      facts.push({
        text: t('web-numero-fact-points', { n, figure: written(String(n)) }),
        spoken: t('web-numero-fact-points-spoken', { n, figure: spoken(String(n)) }),
      });
    } else if (won) {
      const n = won[seat - 1] ?? 0;
      facts.push({ text: t('web-numero-fact-won', { n }), spoken: t('web-numero-fact-won-spoken', { n }) });
    }
    return { cards: hands[seat - 1]?.count ?? 0, facts };
  },
  /** The pack on the table shows how many cards are left. */
  tableFacts: () => [],
};
export default game;
