import { svelte } from '@sveltejs/vite-plugin-svelte';
import { marked } from 'marked';
import { defineConfig, type Plugin } from 'vite';
import { licences, makeAssets } from './scripts/made-assets.js';

/** Renders the rulebooks, which are written in Markdown, to HTML at build time. */
function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    async transform(text, id) {
      if (!id.endsWith('.md?html')) return null;
      // Diagrams and tables may be wider than a phone's screen; focus lets the keyboard scroll them too.
      const html = (await marked.parse(text))
        .replaceAll('<pre>', '<pre tabindex="0">')
        .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
        .replaceAll('</table>', '</table></div>');
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}

/** Makes the fonts and animals before anything imports them, and adds their licences to the pages. */
function madeAssets(): Plugin {
  return {
    name: 'made-assets',
    config: makeAssets,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences() });
    },
  };
}

/** The server that the pages talk to while they are being written. It accepts sockets only from its own origin. */
const SERVER = process.env.RECKON_SERVER ?? 'http://127.0.0.1:7325';

export default defineConfig({
  plugins: [madeAssets(), rulebooks(), svelte()],
  build: {
    target: 'es2022',
    // The site's content security policy allows only its own files, and no data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
});
