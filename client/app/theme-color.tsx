import { pageColors } from '../components/theme';

/**
 * The element is the script's own: React would take one whose colour has changed before hydration for another.
 * It goes first, since browsers follow the first that they find.
 */
const script = `(() => {
  const colors = ${JSON.stringify(pageColors)};
  const root = document.documentElement;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  const paint = () => (meta.content = colors[root.dataset.mantineColorScheme]);
  paint();
  document.head.prepend(meta);
  new MutationObserver(paint).observe(root, { attributeFilter: ['data-mantine-color-scheme'] });
})()`;

/** Colours the browser's own bars like the page; without JavaScript both are light. */
export function ThemeColor({ nonce }: { nonce: string }) {
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
      <meta name="theme-color" content={pageColors.light} />
    </>
  );
}
