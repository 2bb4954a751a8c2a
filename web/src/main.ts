import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { keepSettings, settings } from './lib/settings.svelte';
import { loadLanguage } from './lib/words.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/dialog.css';

keepSettings();
router.listen();
const target = document.getElementById('app')!;
try {
  await loadLanguage(settings.language);
  mount(App, { target });
} catch {
  // No words came, so these are the only ones that are not in a file of words.
  target.textContent = 'Reckon could not be loaded. Load the page again. / Reckon konnte nicht geladen werden. Lade die Seite neu.';
}
