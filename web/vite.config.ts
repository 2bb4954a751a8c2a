import { svelte } from '@sveltejs/vite-plugin-svelte';
import { marked } from 'marked';
import { defineConfig, type Plugin } from 'vite';

/** Renders the rulebooks, which are written in Markdown, to HTML at build time. */
function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    async transform(text, id) {
      if (!id.endsWith('.md?html')) return null;
      // Diagrams may be wider than a phone's screen; focus lets the keyboard scroll them too.
      const html = (await marked.parse(text)).replaceAll('<pre>', '<pre tabindex="0">');
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [rulebooks(), svelte()],
  build: {
    target: 'es2022',
    // The site's content security policy allows only its own files, and no data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:7325', ws: true } } },
});
