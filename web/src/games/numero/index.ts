import { spoken, written } from '../../cards/numero/face';
import type { GameModule } from '../../lib/game-bridge.svelte';
import { t } from '../../lib/words.svelte';
import type { Seat } from '../../types/protocol';
import Play from './Play.svelte';
import Scene from './Scene.svelte';
import Scores from './Scores.svelte';
import { total } from './sheet';
import type { View } from './view';

function seatFacts(view: unknown, seat: Seat): ReturnType<GameModule['seatFacts']> {
  const { hands, won, scores } = view as View;
  const facts = [];
  if (scores) {
    const n = total(scores[seat - 1] ?? {});
    facts.push({
      text: t('web-numero-fact-points', { n, figure: written(String(n)) }),
      spoken: t('web-numero-fact-points-spoken', { n, figure: spoken(String(n)) }),
    });
  }
  if (won && !scores) {
    const n = won[seat - 1] ?? 0;
    facts.push({ text: t('web-numero-fact-won', { n }), spoken: t('web-numero-fact-won-spoken', { n }) });
  }
  return { cards: hands[seat - 1]?.count ?? 0, facts };
}

function tableFacts(view: unknown): ReturnType<GameModule['tableFacts']> {
  const n = (view as View).pack;
  return [{ text: t('web-numero-fact-pack', { n }), spoken: t('web-numero-pack-spoken', { n }) }];
}

const game: GameModule = { Play, Scene, Scores, seatFacts, tableFacts };
export default game;
