/** The answers to the single-key questions. */

import { announcer } from '../../lib/announce.svelte';
import type { Voice } from '../../lib/game-bridge.svelte';
import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';
import { actionsOf } from './actions';
import type { Draft } from './draft.svelte';
import { cardName, listed, shortName } from './names';
import { isLevel } from './view';

export function voiceOf(session: TableSession, draft: Draft): Voice {
  const starsOf = (seat: number): string =>
    t('web-numberloor-stars-of', { who: session.name(seat), n: draft.view.stars[seat - 1] ?? 0 });
  const draftSpoken = (): string => {
    if (draft.taps.length === 0) return t('web-numberloor-draft-empty');
    const cards = draft.taps.map((tap) => cardName(tap.card)).join(', ');
    const main = actionsOf(draft).main;
    const enter = main ? t('web-numberloor-draft-enter', { what: main.about ?? main.why ?? main.label }) : '';
    return `${t('web-numberloor-draft', { cards })} ${enter}`.trim();
  };
  const seats = (): number[] => draft.view.hands.map((_, i) => i + 1);
  return {
    turn() {
      const { main, plain } = actionsOf(draft);
      const can = [...(main && main.why === undefined ? [main] : []), ...plain].map((action) => action.label);
      const lay = draft.isMyTurn && draft.hand.length > 0 ? [t('web-numberloor-may-lay')] : [];
      const all = [...lay, ...can];
      if (all.length > 0) return t('web-numberloor-you-may', { list: listed(all, 'disjunction') });
      return draft.mayThrow ? t('web-numberloor-you-may-throw') : '';
    },
    hand() {
      const cards = draft.hand.filter((held) => !draft.isLaid(held.key)).map((held) => held.card);
      const levels = cards.filter(isLevel);
      const balloons = cards.filter((card) => !isLevel(card));
      const words = [
        ...(levels.length > 0 ? [t('web-numberloor-hand-levels', { n: levels.length, list: levels.map(shortName).join(', ') })] : []),
        ...(balloons.length > 0 ? [balloons.map(cardName).join(', ')] : []),
      ];
      return words.length > 0 ? `${words.join('; ')}.` : t('web-numberloor-hand-empty');
    },
    table: () => draft.openSentence,
    draft() {
      if (!draft.isJudging) return draftSpoken();
      // The card just tapped is announced once the engine has read it.
      void draft.waitForJudgement().then(() => announcer.say(draftSpoken()));
      return '';
    },
    others() {
      const others = seats().filter((seat) => seat !== session.seat);
      const held = (seat: number): string =>
        t('web-numberloor-other', { who: session.name(seat), n: draft.view.hands[seat - 1]?.count ?? 0 });
      return others.map((seat) => `${held(seat)} ${starsOf(seat)}`).join(' ');
    },
    scores: () => seats().map(starsOf).join(' '),
    help() {
      const work = draft.work;
      if (!draft.showsJudgement || !work) return t('web-numberloor-help');
      const goes = work.goes.map((goes) => cardName(goes.card));
      return goes.length > 0 ? t('web-numberloor-help-goes', { list: listed(goes, 'disjunction') }) : this.turn();
    },
  };
}
