import type { GameModule } from '../../lib/game-bridge.svelte';
import { t } from '../../lib/words.svelte';
import Play from './Play.svelte';
import Scene from './Scene.svelte';
import Scores from './Scores.svelte';
import type { View } from './view';

const game: GameModule = {
  Play,
  Scene,
  Scores,
  seatFacts(view, seat) {
    const { hands, stars } = view as View;
    const has = stars[seat - 1] ?? 0;
    const fact = { text: '★'.repeat(has), spoken: t('web-numberloor-stars', { n: has }) };
    return { cards: hands[seat - 1]?.count ?? 0, facts: [fact] };
  },
  tableFacts(view) {
    const pile = (view as View).pile;
    return [{ text: t('web-numberloor-pile', { n: pile }), spoken: t('web-numberloor-pile-spoken', { n: pile }) }];
  },
};
export default game;
