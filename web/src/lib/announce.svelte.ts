/** What is said to somebody who listens: one polite region for what happened, one that interrupts. */

import { untrack } from 'svelte';

class Announcer {
  polite = $state('');
  urgent = $state('');

  /** What happened, as one message. The same words again are said again; an effect that says them is not run again. */
  say(text: string): void {
    this.polite = untrack(() => again(this.polite, text));
  }

  /** Your turn, or a window that closes. */
  call(text: string): void {
    this.urgent = untrack(() => again(this.urgent, text));
  }

  /** What was called for is over. */
  hush(): void {
    this.urgent = '';
  }
}

/** A region that does not change says nothing; a space at the end is a change that nobody hears. */
function again(before: string, text: string): string {
  return before === text ? `${text} ` : text;
}

export const announcer = new Announcer();
