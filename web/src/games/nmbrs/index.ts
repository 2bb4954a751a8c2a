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
    const { seats, sheet, options, outcome } = view as View;
    const { count = 0, hand } = seats[seat - 1] ?? {};
    const points = sheet.reduce((all, round) => all + (round[seat - 1] ?? 0), 0);
    const rounds = sheet.filter((round) => round[seat - 1] === 0).length;
    const blocks = { text: `${count}▮`, spoken: t('web-nmbrs-blocks', { n: count }) };
    const so = options.points
      ? { text: t('web-nmbrs-points-short', { n: points }), spoken: t('web-nmbrs-points', { n: points }) }
      : { text: '★'.repeat(rounds), spoken: t('web-nmbrs-rounds-won', { n: rounds }) };
    // At the end, players show the blocks they have left.
    return { cards: outcome && hand ? hand.length : null, facts: [blocks, ...(sheet.length > 0 ? [so] : [])] };
  },
  tableFacts(view) {
    const { pot, round, options } = view as View;
    const rounds = { text: t('web-nmbrs-round-of', { n: round, all: options.rounds }), spoken: t('web-nmbrs-round-of', { n: round, all: options.rounds }) };
    return [...(options.rounds > 1 ? [rounds] : []), { text: t('web-nmbrs-pot', { n: pot }), spoken: t('web-nmbrs-pot-spoken', { n: pot }) }];
  },
  isCompact: true,
};
export default game;
