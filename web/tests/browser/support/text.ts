/** The English sentences of the pages, so that no test depends on how one is worded. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const FOLDER = join(import.meta.dirname, '../../../../crates/words/text/en');

const sentences = new FluentBundle('en', { useIsolating: false });
for (const file of readdirSync(FOLDER)) sentences.addResource(new FluentResource(readFileSync(join(FOLDER, file), 'utf8')));

/** Returns a message with its arguments. */
export function text(id: string, args: Record<string, string | number> = {}): string {
  const [name, attribute] = id.split('.') as [string, string | undefined];
  const message = sentences.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no message has the id ${id}`);
  return sentences.formatPattern(pattern, args, []);
}

/** Returns a pattern of the whole message; an argument that is not given may be anything. */
export function pattern(id: string, args: Record<string, string | number> = {}): RegExp {
  const ANY = '\u{fffc}';
  const open = new Proxy(args, { get: (known, name: string) => known[name] ?? ANY, has: () => true, getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }) });
  const escaped = text(id, open).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(new RegExp(`${ANY}|\\\\\\{[^}]*\\\\\\}`, 'g'), '.+')}$`);
}
