/** The project's rulebooks, as HTML. */

const BOOKS = import.meta.glob<string>('../../../rulebooks/*.md', { query: '?html', import: 'default' });

export const hasRulebook = (game: string): boolean => `../../../rulebooks/${game}.md` in BOOKS;

export async function rulebook(game: string): Promise<string | null> {
  const load = BOOKS[`../../../rulebooks/${game}.md`];
  return load ? load() : null;
}
