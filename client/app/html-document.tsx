import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { studio } from '#common/studio';
import { pageColors } from '../components/theme';
import type { PageState } from '../lib/page-state';

interface HtmlDocumentProps {
  assets: PageState['assets'];
  nonce: string;
  children: ReactNode;
}

const FONTS = ['/fonts/archivo-wide.woff2', '/fonts/figtree.woff2'];

export function HtmlDocument({ assets, nonce, children }: HtmlDocumentProps) {
  return (
    <html lang={studio.locale} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} suppressHydrationWarning />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={pageColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={pageColors.dark} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {FONTS.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} precedence="default" />
        ))}
        {assets.preloads.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
