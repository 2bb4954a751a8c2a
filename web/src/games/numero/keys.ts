/** The keys of this game, besides those of every table. */

import { announcer } from '../../lib/announce.svelte';
import type { Voice } from '../../lib/game-bridge.svelte';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import type { Draft } from './draft.svelte';

export function keyOf(draft: Draft, voice: Voice): (event: KeyboardEvent) => boolean {
  return (event) => {
    if (event.ctrlKey || event.metaKey) {
      draft.back();
      return true;
    }
    switch (event.key) {
      case 'Backspace':
        if (event.shiftKey) draft.clear();
        else draft.back();
        return true;
      case 'Enter':
        // A held key acts once.
        if (event.repeat) return true;
        // A focused button handles Enter itself.
        if ((event.target as HTMLElement).closest('button, summary, a')) return false;
        if (event.repeat) return true;
        void (draft.showsJudgement ? draft.playBest() : draft.press('take'));
        return true;
      default:
        return !event.repeat && settings.letters && letter(event.key.toLowerCase(), draft, voice);
    }
  };
}

function letter(key: string, draft: Draft, voice: Voice): boolean {
  switch (key) {
    // These answers wait for the engine's reading of the last tap.
    case 'w':
      void draft.waitForJudgement().then(() => announcer.say(voice.draft()));
      return true;
    case 'i':
      void draft.waitForJudgement().then(() => announcer.say(voice.help()));
      return true;
    case '=':
    case 't':
      draft.tapTotal();
      return true;
    case 'b':
      void draft.playKind('build');
      return true;
    case 'd':
      void draft.playKind('discard');
      return true;
    case 'k':
      if (draft.challenges[0]) draft.challenge(draft.challenges[0]);
      else announcer.say(t('web-numero-nothing-to-doubt'));
      return true;
    default:
      return false;
  }
}
