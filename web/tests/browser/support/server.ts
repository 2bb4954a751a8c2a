/** The real server in its own process, which can be killed and restarted. */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** A server that takes longer than this to start or stop is faulty. */
const PATIENCE_MS = 30_000;
/** Outside the range of client ports: a client could otherwise take the port of a server that is down. */
const PORTS = { first: 20_000, count: 12_000 };
const LOG_LINES = 40;

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Returns `RECKON_BIN`, or the latest build. */
export function binary(): string {
  if (process.env.RECKON_BIN) return resolve(process.env.RECKON_BIN);
  const target = resolve(ROOT, process.env.CARGO_TARGET_DIR ?? 'target');
  const built = ['release', 'debug'].map((kind) => join(target, kind, 'reckon')).filter((path) => existsSync(path));
  built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!built[0]) throw new Error(`no server in ${target}: build it with "cargo build -p reckon-cli", or set RECKON_BIN`);
  return built[0];
}

export class Server {
  private child: ChildProcess | null = null;
  private readonly log: string[] = [];

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'reckon-browser-')));
    await server.begin();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Kills the process without warning, like a power failure. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops the process where it is: its sockets stay open and fall silent, like a network that is gone. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }
  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Restarts on the same store and port. */
  async restart(): Promise<void> {
    await this.kill();
    await this.begin();
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async begin(): Promise<void> {
    const words = ['serve', '--listen', `127.0.0.1:${this.port}`, '--store', join(this.folder, 'store.db')];
    // A test opens more tables than a family does, and taps faster than fingers.
    words.push('--tables-a-minute', '100000', '--requests-a-second', '10000', '--messages-a-second', '1000');
    words.push('--metrics', 'off', '--log-level', 'warn');
    const child = spawn(binary(), words, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    createInterface({ input: child.stderr }).on('line', (line) => this.note(line));
    const printed = new Promise<void>((listening, failed) => {
      createInterface({ input: child.stdout }).on('line', (line) => line.includes(this.origin) && listening());
      child.once('error', failed);
      child.once('exit', (code) => failed(new Error(`the server ended at once (${code}): ${this.log.join('\n')}`)));
    });
    await within(printed, 'the server does not print its address');
    const health = await fetch(`${this.origin}/healthz`);
    if (!health.ok) throw new Error(`the server is unhealthy: ${health.status}`);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill(signal);
    await within(ended, `the server does not end: ${this.log.join('\n')}`);
  }

  private note(line: string): void {
    this.log.push(line);
    if (this.log.length > LOG_LINES) this.log.shift();
  }
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    const probe = createServer();
    const free = await new Promise<boolean>((answer) => {
      probe.once('error', () => answer(false));
      probe.listen(port, '127.0.0.1', () => answer(true));
    });
    await new Promise((closed) => (free ? probe.close(closed) : closed(null)));
    if (free) return port;
  }
}

async function within<T>(promise: Promise<T>, otherwise: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(otherwise)), PATIENCE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
