import { svelte } from '@sveltejs/vite-plugin-svelte';
import { marked } from 'marked';
import { defineConfig, type Plugin } from 'vite';

/** Rulebooks are written once, as Markdown; the page gets them as finished HTML. */
function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    async transform(text, id) {
      if (!id.endsWith('.md?html')) return null;
      // What is drawn may be wider than a phone: then it scrolls, by keys too.
      const html = (await marked.parse(text)).replaceAll('<pre>', '<pre tabindex="0">');
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [rulebooks(), svelte()],
  build: {
    target: 'es2022',
    // The site's policy lets nothing in but files of its own, data addresses included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:7325', ws: true } } },
});
