/** The server and the browser for a file of tests. Every visitor who arrived in a test is judged after it. */

import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launch, Visitor, type Manner } from './browser';
import { Server } from './server';

/** One Chromium for all files of a worker. It ends with the worker. */
let shared: Browser | null = null;

async function browser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launch();
  return shared;
}

export class Suite {
  private own: Server | null = null;
  private visitors: Visitor[] = [];

  /** A file that kills its server needs one of its own; all others share the server of the whole run. */
  constructor({ ownServer = false } = {}) {
    if (ownServer) {
      beforeAll(async () => {
        this.own = await Server.start();
      });
      afterAll(() => this.own?.stop());
    }
    afterEach(async ({ task }) => {
      const visitors = this.visitors.splice(0);
      if (task.result?.state === 'fail') {
        for (const [place, visitor] of visitors.entries()) await visitor.picture(`${task.name} ${place}`);
      }
      const wentWrong = task.result?.state === 'fail';
      await Promise.all(visitors.map((visitor) => visitor.leave({ wentWrong })));
      for (const visitor of visitors) visitor.judge();
    });
  }

  get server(): Server {
    if (!this.own) throw new Error('this file has no server of its own');
    return this.own;
  }

  async visit(manner: Manner = {}): Promise<Visitor> {
    const visitor = await arrive(this.own ? { ...manner, fresh: true } : manner, this.own?.origin);
    this.visitors.push(visitor);
    return visitor;
  }
}

/** A visitor whom nobody judges: the caller does. */
export async function arrive(manner: Manner, origin = inject('origin')): Promise<Visitor> {
  return Visitor.arrive(await browser(), origin, manner);
}
