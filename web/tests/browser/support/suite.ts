/** The server and the browser for a test file. Every visitor of a test is judged after it. */

import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launch, Visitor, type VisitOptions } from './browser';
import { Server } from './server';

/** One Chromium for all files of a worker, for the worker's lifetime. */
let shared: Browser | null = null;

async function browser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launch();
  return shared;
}

export class Suite {
  private own: Server | null = null;
  private visitors: Visitor[] = [];

  /** A file that kills its server needs its own; all others share the server of the whole run. */
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

  async visit(options: VisitOptions = {}): Promise<Visitor> {
    const visitor = await arrive(this.own ? { ...options, fresh: true } : options, this.own?.origin);
    this.visitors.push(visitor);
    return visitor;
  }
}

/** Returns a visitor that the caller has to judge. */
export async function arrive(options: VisitOptions, origin = inject('origin')): Promise<Visitor> {
  return Visitor.arrive(await browser(), origin, options);
}
