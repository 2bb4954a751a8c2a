/** One server for all files that do not need their own. */

import type { TestProject } from 'vitest/node';
import { Server } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const server = await Server.start();
  project.provide('origin', server.origin);
  return () => server.stop();
}
