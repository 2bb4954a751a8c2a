/** Requests that the server refuses because they come too fast. */

import type { Judgement } from './session.svelte';

/** Delay before repeating a throttled request. */
export const RETRY_MS = 300;

export const delay = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export const isThrottled = (answer: Judgement): boolean => 'refused' in answer && answer.refused.why === 'too-often';
