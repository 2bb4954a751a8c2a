/** Every sentence of the pages, from the same Fluent files that the server and the terminal use. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { settings, type LanguageCode } from './settings.svelte';

export type Args = Record<string, string | number>;

const LOADERS: Record<LanguageCode, () => Promise<{ texts: string[] }>> = { en: () => import('./words-en'), de: () => import('./words-de') };

/** Upper bound on sentences remembered. */
const MOST_REMEMBERED = 2_000;

let bundle = $state.raw<FluentBundle | null>(null);
/** Sentences said before in this language: a table says most of its own again after every move. */
const remembered = new Map<string, string>();

export async function loadLanguage(language: LanguageCode): Promise<void> {
  const next = new FluentBundle(language, { useIsolating: false });
  const { texts } = await LOADERS[language]();
  for (const text of texts) next.addResource(new FluentResource(text));
  remembered.clear();
  bundle = next;
}

/** Returns a message in the language of this device. `id.attribute` names an attribute. */
export function t(id: string, args?: Args): string {
  if (!bundle) return '';
  const key = args ? id + JSON.stringify(args) : id;
  const said = remembered.get(key);
  if (said !== undefined) return said;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const sentence = format(bundle, id, args);
  remembered.set(key, sentence);
  return sentence;
}

function format(bundle: FluentBundle, id: string, args?: Args): string {
  const [name, attribute] = id.split('.') as [string, string | undefined];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : `⟨${id}⟩`;
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

export async function setLanguage(language: LanguageCode): Promise<void> {
  await loadLanguage(language);
  settings.language = language;
}
