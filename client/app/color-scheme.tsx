import { SCHEME_TOGGLE } from '../components/color-scheme-toggle';
import { pageColors } from '../components/theme-roles';

/** Named in the privacy notice. */
const STORAGE_KEY = 'mantine-color-scheme-value';

/**
 * The colour scheme: the reader's choice, or else that of their system. All of it stands in the head, so that the
 * first paint has the right colours and the button answers at once, whether or not the rest of the code has come.
 *
 * The meta element is the script's own, and goes first: browsers follow the first that they find.
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
  // React empties the root element where it draws the page anew after an error.
  new MutationObserver(() => dataset.mantineColorScheme || paint()).observe(document.documentElement, {
    attributeFilter: ['data-mantine-color-scheme'],
  });
  system.addEventListener('change', paint);
  // Chosen in another tab meanwhile.
  document.addEventListener('visibilitychange', () => { read(); paint(); });
  addEventListener('click', (event) => {
    if (!event.target.closest('[${SCHEME_TOGGLE}]')) return;
    chosen = dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
    try { localStorage['${STORAGE_KEY}'] = chosen; } catch {}
    paint();
  }, true);
})()`;

/** Colours the page and the browser's own bars; without JavaScript both are light. */
export function ColorScheme({ nonce }: { nonce: string }) {
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
      <meta name="theme-color" content={pageColors.light} />
    </>
  );
}
