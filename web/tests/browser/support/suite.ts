/** A server and a browser for one file of tests; whoever arrived in a test is judged after it. */

import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch, Visitor, type Manner } from './browser';
import { Server } from './server';

export class Suite {
  private running: Server | null = null;
  private browser: Browser | null = null;
  private visitors: Visitor[] = [];

  constructor() {
    beforeAll(async () => {
      [this.running, this.browser] = await Promise.all([Server.start(), launch()]);
    });
    afterEach(async ({ task }) => {
      const visitors = this.visitors.splice(0);
      if (task.result?.state === 'fail') {
        for (const [place, visitor] of visitors.entries()) await visitor.picture(`${task.name} ${place}`);
      }
      await Promise.all(visitors.map((visitor) => visitor.leave()));
      for (const visitor of visitors) visitor.judge();
    });
    afterAll(async () => {
      await this.browser?.close();
      await this.running?.stop();
    });
  }

  get server(): Server {
    if (!this.running) throw new Error('the server starts with the first test');
    return this.running;
  }

  async visit(manner: Manner = {}): Promise<Visitor> {
    if (!this.browser) throw new Error('the browser starts with the first test');
    const visitor = await Visitor.arrive(this.browser, this.server.origin, manner);
    this.visitors.push(visitor);
    return visitor;
  }
}
