import { AudienceStyles } from './audience-styles';
import { BeforePaint } from './before-paint';
import { ColorScheme } from './color-scheme';
import { EarlyErrors } from './early-errors';
import { GuestsToLogin } from './guests-to-login';
import { PageStyles } from './page-styles';
import { SpeculationRules } from './speculation-rules';
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
      <BeforePaint nonce={nonce} />
      {isForMembers && <GuestsToLogin nonce={nonce} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <ThemeVariables nonce={nonce} />
      <AudienceStyles nonce={nonce} />
      <SpeculationRules nonce={nonce} />
      {FONTS.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <PageStyles styles={styles} text={styleText} nonce={nonce} />
    </>
  );
}
