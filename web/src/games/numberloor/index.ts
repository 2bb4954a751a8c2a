import Back from '../../cards/numberloor/Back.svelte';
import Piece from '../../cards/numberloor/NumberloorCard.svelte';
import type { GameModule } from '../../lib/game-bridge.svelte';
import { t } from '../../lib/words.svelte';
import Plate from './Plate.svelte';
import Play from './Play.svelte';
import Scores from './Scores.svelte';
import Still from './Still.svelte';
import { sceneOf } from './travels.svelte';
import { hasStacks, laidBy, type View } from './view';

const game: GameModule = {
  Play,
  Piece,
  Back,
  samples: ['5', '6', '9', '5n', 'b3', 'near', 'odd', 'skip'],
  holds: 'fan',
  Still,
  Scores,
  Plate,
  scene: sceneOf,
  /** A turn is as great as the cards it lays. */
  greatness: ({ events }, seat) => laidBy(events, seat).length,
  seatFacts: (view, seat) => ({ cards: (view as View).hands[seat - 1]?.count ?? 0, facts: [] }),
  calls: (view) => ((view as View).phase === 'Play' ? null : t('web-numberloor-calls')),
  tableFacts(view) {
    const pile = (view as View).pile;
    return [{ text: t('web-numberloor-pile', { n: pile }), spoken: t('web-numberloor-pile-spoken', { n: pile }) }];
  },
  isWordless: (view) => hasStacks(view as View),
};
export default game;
