import { BeforePaint } from './before-paint';
import { ColorScheme } from './color-scheme';
import { EarlyErrors } from './early-errors';
import { GuestsToLogin } from './guests-to-login';
import { PageStyles } from './page-styles';
import { SpeculationRules } from './speculation-rules';
import { ThemeVariables } from './theme-variables';

interface DocumentHeadProps {
  /** Addresses of the page's style sheets. */
  styles: string[];
  /** Their text, where they go with the page. */
  styleText: string | undefined;
  nonce: string;
  /** Guests are sent to the log-in at once. */
  isForMembers: boolean;
}

const FONTS = ['/fonts/archivo-wide.woff2', '/fonts/figtree.woff2'];

/**
 * What stands in the head of every page and never changes. Only the server draws it: React leaves alone what it finds
 * in the head of a document, and the browser is spared both the code and the work.
 */
export function DocumentHead({ styles, styleText, nonce, isForMembers }: DocumentHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <EarlyErrors nonce={nonce} />
      <ColorScheme nonce={nonce} />
      <BeforePaint nonce={nonce} />
      {isForMembers && <GuestsToLogin nonce={nonce} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <ThemeVariables nonce={nonce} />
      <SpeculationRules nonce={nonce} />
      {FONTS.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <PageStyles styles={styles} text={styleText} nonce={nonce} />
    </>
  );
}
