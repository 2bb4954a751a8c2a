/** The keys of this game, besides those that every table has. */

import { announcer } from '../../lib/announce.svelte';
import type { Voice } from '../../lib/desk.svelte';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/words.svelte';
import type { Bench } from './bench.svelte';

export function keyOf(bench: Bench, voice: Voice): (event: KeyboardEvent) => boolean {
  return (event) => {
    if (event.ctrlKey || event.metaKey) {
      bench.back();
      return true;
    }
    switch (event.key) {
      case 'Backspace':
        if (event.shiftKey) bench.clear();
        else bench.back();
        return true;
      case 'Enter':
        // A key that is held down does it once.
        if (event.repeat) return true;
        // A button that has the focus is what is meant.
        if ((event.target as HTMLElement).closest('button, summary, a')) return false;
        if (event.repeat) return true;
        void (bench.shows ? bench.doBest() : bench.press('take'));
        return true;
      default:
        return !event.repeat && settings.letters && letter(event.key.toLowerCase(), bench, voice);
    }
  };
}

function letter(key: string, bench: Bench, voice: Voice): boolean {
  switch (key) {
    // What the engine says of the last tap belongs to these answers.
    case 'w':
      void bench.readSoon().then(() => announcer.say(voice.draft()));
      return true;
    case 'i':
      void bench.readSoon().then(() => announcer.say(voice.help()));
      return true;
    case '=':
    case 't':
      bench.tapTotal();
      return true;
    case 'b':
      void bench.doKind('build');
      return true;
    case 'd':
      void bench.doKind('discard');
      return true;
    case 'k':
      if (bench.challenges[0]) bench.challenge(bench.challenges[0]);
      else announcer.say(t('web-numero-nothing-to-doubt'));
      return true;
    default:
      return false;
  }
}
