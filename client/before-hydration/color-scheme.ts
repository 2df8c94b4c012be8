/**
 * Applies the colour scheme: the user's choice, or else the system's. All of it runs in the head, so that the first
 * paint has the right colours and the toggle works at once, even before the rest of the code has loaded.
 *
 * Data attributes of the script element have the page's background in each scheme. The script inserts its own
 * `theme-color` element first, because browsers use the first one that they find.
 */
import { SCHEME_TOGGLE } from './marks';

/** The privacy policy lists this key. */
const STORAGE_KEY = 'colorScheme';

const colors = document.currentScript!.dataset as { light: string; dark: string };
const { dataset } = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
const meta = Object.assign(document.createElement('meta'), { name: 'theme-color' });
let chosen: string | null = null;

function read(): void {
  try {
    chosen = localStorage.getItem(STORAGE_KEY);
  } catch {
    // The browser denies access to the storage: use the scheme of the system.
  }
}

function paint(): void {
  const systemScheme = system.matches ? 'dark' : 'light';
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : systemScheme;
  dataset['colorScheme'] = scheme;
  meta.content = colors[scheme];
}

read();
paint();
document.head.prepend(meta);

// React removes the root element's attributes when it renders the document again after an error.
new MutationObserver(() => {
  if (!dataset['colorScheme']) paint();
}).observe(document.documentElement, { attributeFilter: ['data-color-scheme'] });

system.addEventListener('change', paint);

// The user may have changed the scheme in another tab.
document.addEventListener('visibilitychange', () => {
  read();
  paint();
});

addEventListener(
  'click',
  ({ target }) => {
    if (!(target as Element).closest(`[${SCHEME_TOGGLE}]`)) return;
    chosen = dataset['colorScheme'] === 'dark' ? 'light' : 'dark';
    try {
      localStorage.setItem(STORAGE_KEY, chosen);
    } catch {
      // The choice lasts until the storage is read again.
    }
    paint();
  },
  true,
);
