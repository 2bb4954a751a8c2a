/** Announcements for screen readers: one polite live region, and one that interrupts. */

import { untrack } from 'svelte';

class Announcer {
  polite = $state('');
  urgent = $state('');

  /** Announces a moment in one message. Repeated words are announced again, without rerunning the calling effect. */
  say(text: string): void {
    this.polite = untrack(() => audiblyDifferent(this.polite, text));
  }

  /** Announces a turn, or a closing window. */
  alert(text: string): void {
    this.urgent = untrack(() => audiblyDifferent(this.urgent, text));
  }

  /** Clears the urgent region. */
  clearAlert(): void {
    this.urgent = '';
  }
}

/** An unchanged region is silent; a trailing space is an inaudible change. */
function audiblyDifferent(before: string, text: string): string {
  return before === text ? `${text} ` : text;
}

export const announcer = new Announcer();
