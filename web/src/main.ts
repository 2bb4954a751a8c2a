import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { persistSettings, settings } from './lib/settings.svelte';
import { loadLanguage } from './lib/words.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

persistSettings();
router.listen();
const target = document.getElementById('app')!;
try {
  await loadLanguage(settings.language);
  mount(App, { target });
} catch {
  // The message files did not load, so this is the only text that is not in one.
  target.textContent = 'Reckon could not be loaded. Load the page again. / Reckon konnte nicht geladen werden. Lade die Seite neu.';
}
