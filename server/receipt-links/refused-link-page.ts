import { studio } from '#common/studio';
import { siteIcon } from '../lib/site-icon';
import { html, Html } from '../mail/html';
import { brand, dark, light } from '../mail/mails/colors';

/** The page in place of a receipt: plain HTML, because the recipient of a link may have no account. */
export const refusedLinkPage = ({ message, nonce }: { message: string; nonce: string }): string =>
  html`<!doctype html>
    <html lang="${studio.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>Receipt - ${studio.name}</title>
        <link rel="icon" href="${siteIcon()}" />
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        <header><a href="/home">${studio.name}</a></header>
        <main>
          <h1>This receipt cannot be opened</h1>
          <p>${message}</p>
          <p><a href="/membership">Your orders and receipts</a></p>
          <p>Front desk: <a href="tel:${studio.phone}">${studio.phoneShown}</a></p>
        </main>
      </body>
    </html> `.markup;

const styles = new Html(`
@font-face { font-family: Figtree; src: url(/fonts/figtree.woff2) format('woff2'); font-weight: 300 900; font-display: swap; }
:root { color-scheme: light dark; --page: ${light.page}; --text: ${light.text}; --text-2: ${light.text2}; --link: ${light.link}; }
@media (prefers-color-scheme: dark) {
  :root { --page: ${dark.page}; --text: ${dark.text}; --text-2: ${dark.text2}; --link: ${dark.link}; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text-2); font: 400 17px/1.6 Figtree, system-ui, sans-serif; }
a { color: var(--link); }
header { padding: 18px clamp(20px, 4.5vw, 64px); background: ${brand.band}; }
header a { color: ${brand.onBand}; font-size: 20px; font-weight: 800; text-decoration: none; }
main { max-width: 36em; padding: clamp(32px, 6vw, 72px) clamp(20px, 4.5vw, 64px); }
h1 { margin: 0 0 16px; color: var(--text); font-size: clamp(26px, 4vw, 36px); line-height: 1.2; }
p { margin: 0 0 12px; }
`);
