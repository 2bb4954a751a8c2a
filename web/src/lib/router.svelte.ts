/** The current page. There are few addresses, so a list of patterns is enough. */

export type Page =
  | { name: 'home' }
  | { name: 'setup'; game: string; how: string }
  | { name: 'table'; id: string }
  | { name: 'rules'; game: string }
  | { name: 'info'; text: 'fair' | 'stored' | 'makers' | 'bots' }
  | { name: 'style' }
  | { name: 'not-found' };

function read(path: string, query: URLSearchParams): Page {
  const parts = path.split('/').filter(Boolean);
  const [first, second] = parts;
  if (parts.length === 0) return { name: 'home' };
  if (first === 't' && second && parts.length === 2) return { name: 'table', id: second };
  if (first === 'play' && second && parts.length === 2) {
    return { name: 'setup', game: second, how: query.get('how') ?? 'alone' };
  }
  if (first === 'rules' && second && parts.length === 2) return { name: 'rules', game: second };
  if (parts.length === 1 && (first === 'fair' || first === 'stored' || first === 'makers' || first === 'bots')) {
    return { name: 'info', text: first };
  }
  if (parts.length === 1 && first === 'style') return { name: 'style' };
  return { name: 'not-found' };
}

function here(): Page {
  return read(location.pathname, new URLSearchParams(location.search));
}

class Router {
  page = $state.raw<Page>(here());

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.page = here();
    scrollTo(0, 0);
  }

  /** Listens for the browser's back button, and handles clicks on links within this site. */
  listen(): void {
    addEventListener('popstate', () => (this.page = here()));
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element).closest('a');
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api/') || link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }
}

export const router = new Router();
