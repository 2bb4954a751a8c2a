/** The answers to the questions that a single key asks. */

import { announcer } from '../../lib/announce.svelte';
import type { Voice } from '../../lib/desk.svelte';
import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';
import { actionsOf } from './actions';
import type { Composer } from './composer.svelte';
import { cardName, listed, shortName } from './names';
import { isLevel } from './work';

export function voiceOf(session: TableSession, composer: Composer): Voice {
  const starsOf = (seat: number): string =>
    t('web-numberloor-stars-of', { who: session.name(seat), n: composer.view.stars[seat - 1] ?? 0 });
  const draft = (): string => {
    if (composer.taps.length === 0) return t('web-numberloor-draft-empty');
    const cards = composer.taps.map((tap) => cardName(tap.card)).join(', ');
    const main = actionsOf(composer).main;
    const enter = main ? t('web-numberloor-draft-enter', { what: main.about ?? main.why ?? main.label }) : '';
    return `${t('web-numberloor-draft', { cards })} ${enter}`.trim();
  };
  const seats = (): number[] => composer.view.hands.map((_, i) => i + 1);
  return {
    turn() {
      const { main, plain } = actionsOf(composer);
      const can = [...(main && main.why === undefined ? [main] : []), ...plain].map((action) => action.label);
      const lay = composer.mine && composer.hand.length > 0 ? [t('web-numberloor-may-lay')] : [];
      const all = [...lay, ...can];
      if (all.length > 0) return t('web-numberloor-you-may', { list: listed(all, 'disjunction') });
      return composer.mayThrow ? t('web-numberloor-you-may-throw') : '';
    },
    hand() {
      const cards = composer.hand.filter((held) => !composer.isLaid(held.key)).map((held) => held.card);
      const levels = cards.filter(isLevel);
      const balloons = cards.filter((card) => !isLevel(card));
      const words = [
        ...(levels.length > 0 ? [t('web-numberloor-hand-levels', { n: levels.length, list: levels.map(shortName).join(', ') })] : []),
        ...(balloons.length > 0 ? [balloons.map(cardName).join(', ')] : []),
      ];
      return words.length > 0 ? `${words.join('; ')}.` : t('web-numberloor-hand-empty');
    },
    table: () => composer.openSentence,
    draft() {
      if (!composer.isReading) return draft();
      // The card that was just tapped is said when the engine has read it.
      void composer.read().then(() => announcer.say(draft()));
      return '';
    },
    others() {
      const others = seats().filter((seat) => seat !== session.seat);
      const held = (seat: number): string =>
        t('web-numberloor-other', { who: session.name(seat), n: composer.view.hands[seat - 1]?.count ?? 0 });
      return others.map((seat) => `${held(seat)} ${starsOf(seat)}`).join(' ');
    },
    scores: () => seats().map(starsOf).join(' '),
    help() {
      const work = composer.work;
      if (!composer.shown || !work) return t('web-numberloor-help');
      const goes = work.goes.map((goes) => cardName(goes.card));
      return goes.length > 0 ? t('web-numberloor-help-goes', { list: listed(goes, 'disjunction') }) : this.turn();
    },
  };
}
