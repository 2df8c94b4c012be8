import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { studio } from '#common/studio';
import type { PageState } from '../lib/page-state';
import { useRole, useSession } from '../lib/session';
import { BeforePaint } from './before-paint';
import { PageStyles } from './page-styles';
import { SpeculationRules } from './speculation-rules';
import { ThemeColor } from './theme-color';
import { ThemeVariables } from './theme-variables';

interface HtmlDocumentProps {
  assets: PageState['assets'];
  /** Text of the page's style sheets where they go with the page. In the browser it is not known again. */
  styleText?: string;
  nonce: string;
  children: ReactNode;
}

const FONTS = ['/fonts/archivo-wide.woff2', '/fonts/figtree.woff2'];

/** The session as the style sheets read it; until it is known, what the script before the first paint has found. */
const AUTH = { unknown: undefined, 'signed-in': 'in', 'signed-out': 'out' };

export function HtmlDocument({ assets, styleText, nonce, children }: HtmlDocumentProps) {
  const auth = AUTH[useSession()];
  const role = useRole() ?? (auth && '');
  return (
    <html lang={studio.locale} {...mantineHtmlProps} data-auth={auth} data-role={role}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} suppressHydrationWarning />
        <BeforePaint nonce={nonce} />
        <ThemeColor nonce={nonce} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <ThemeVariables nonce={nonce} />
        <SpeculationRules nonce={nonce} />
        {FONTS.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <PageStyles styles={assets.styles} text={styleText} nonce={nonce} />
      </head>
      <body>{children}</body>
    </html>
  );
}
