import { SCHEME_TOGGLE } from '../components/color-scheme-toggle';
import { pageColors } from '../components/theme-color-roles';

/** The privacy policy lists this key. */
const STORAGE_KEY = 'mantine-color-scheme-value';

/**
 * Applies the colour scheme: the user's choice, or else the system's. The whole script is inline in the head, so
 * that the first paint has the right colours and the toggle works at once, even before the rest of the code has loaded.
 *
 * The script puts its own `theme-color` element first, because browsers use the first one that they find.
 */
const script = `(() => {
  const colors = ${JSON.stringify(pageColors)};
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const meta = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  let chosen;
  const read = () => {
    try { chosen = localStorage['${STORAGE_KEY}']; } catch {}
  };
  const paint = () => {
    const scheme = chosen in colors ? chosen : system.matches ? 'dark' : 'light';
    dataset.mantineColorScheme = scheme;
    meta.content = colors[scheme];
  };
  read();
  paint();
  document.head.prepend(meta);
  // React removes the root element's attributes when it renders the document again after an error.
  new MutationObserver(() => dataset.mantineColorScheme || paint()).observe(document.documentElement, {
    attributeFilter: ['data-mantine-color-scheme'],
  });
  system.addEventListener('change', paint);
  // The user may have changed the scheme in another tab.
  document.addEventListener('visibilitychange', () => { read(); paint(); });
  addEventListener('click', (event) => {
    if (!event.target.closest('[${SCHEME_TOGGLE}]')) return;
    chosen = dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
    try { localStorage['${STORAGE_KEY}'] = chosen; } catch {}
    paint();
  }, true);
})()`;

/** Colours the page and the browser's toolbar; without JavaScript both are light. */
export function ColorScheme({ nonce }: { nonce: string }) {
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
      <meta name="theme-color" content={pageColors.light} />
    </>
  );
}
