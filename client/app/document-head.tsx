import { studio } from '#common/studio';
import { BeforePaint, ColorScheme, EarlyErrors, GuestsToLogin } from '../before-hydration/inline-scripts';
import { HYDRATED } from '../before-hydration/marks';
import { pageColors } from '../components/color-schemes';
import { AudienceStyles } from './audience-styles';
import { ThemeVariables } from './theme-variables';

interface DocumentHeadProps {
  /** URLs of the page's style sheets. */
  styles: string[];
  /** Their text, when it is inlined into the page. */
  styleText: string | undefined;
  nonce: string;
  /** Redirects guests to the log-in before any code has loaded. */
  isForMembers: boolean;
}

const FONTS = ['/fonts/archivo-wide.woff2', '/fonts/figtree.woff2'];

/**
 * The elements of the head that never change while the document is open. Only the server renders them: React leaves
 * alone what it finds in the head, so the browser needs neither the code nor the work.
 */
export function DocumentHead({ styles, styleText, nonce, isForMembers }: DocumentHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <EarlyErrors nonce={nonce} />
      <ColorScheme nonce={nonce} />
      {/* Without JavaScript. */}
      <meta name="theme-color" content={pageColors.light} />
      <BeforePaint nonce={nonce} />
      {isForMembers && <GuestsToLogin nonce={nonce} />}
      <Icons />
      <link rel="manifest" href="/manifest.webmanifest" />
      <ThemeVariables nonce={nonce} />
      <AudienceStyles nonce={nonce} />
      <SpeculationRules nonce={nonce} />
      <Fonts />
      <PageStyles styles={styles} text={styleText} nonce={nonce} />
    </>
  );
}

export const Fonts = () =>
  FONTS.map((font) => (
    <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
  ));

/** The icons of the studio, once they have been made. */
export function Icons() {
  const folder = studio.look?.folder;
  return (
    <>
      {folder ? (
        <link rel="icon" href={`${folder}/favicon.png`} type="image/png" sizes="48x48" />
      ) : (
        <>
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        </>
      )}
      <link rel="apple-touch-icon" href={`${folder ?? '/icons'}/apple-touch-icon.png`} />
    </>
  );
}

/**
 * Prefetches a page of the navigation when the pointer is over its link. The rules do not apply after hydration: the
 * router then shows other pages without loading a document, and preloads their code itself.
 */
const SPECULATION_RULES = {
  prefetch: [{ where: { selector_matches: `html:not([data-${HYDRATED}]) nav a` }, eagerness: 'moderate' }],
};

const SpeculationRules = ({ nonce }: { nonce: string }) => (
  <script
    type="speculationrules"
    nonce={nonce}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(SPECULATION_RULES) }}
  />
);

interface PageStylesProps {
  /** URLs of the style sheets. */
  styles: string[];
  text: string | undefined;
  nonce: string;
}

/** React supports the attribute, but its types do not include it. */
const NEVER_LOADED = { disabled: true };

/**
 * The style sheets of a page. A built page contains them as text, which saves a first visitor one round trip. The
 * disabled links are never loaded: Vite's loader looks for such links, and does not load these style sheets again for
 * pages that are opened later.
 */
function PageStyles({ styles, text = '', nonce }: PageStylesProps) {
  if (!import.meta.env.PROD) return styles.map((style) => <link key={style} rel="stylesheet" href={style} />);
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
      {styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} {...NEVER_LOADED} />
      ))}
    </>
  );
}
