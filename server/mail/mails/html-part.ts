import type { LinkedText } from '#common/linked-text';
import { studio } from '#common/studio';
import { Html, html } from '../html';
import { logoAddress } from '../mail-logo';
import { brand, dark, lampColors, light } from './colors';
import type { Block, MailDraft } from '../mail-content';

const FONTS = "Figtree,'Segoe UI',Roboto,'Helvetica Neue',Helvetica,Arial,sans-serif";
const DIGITS = "ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace";

/** Some mail programs remove style elements, so these rules only improve a mail that works without them. */
const STYLES = new Html(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  p, h1 { text-wrap: pretty; }
  @media (max-width: 480px) {
    .inner { padding-left: 24px !important; padding-right: 24px !important; }
    .title { font-size: 25px !important; line-height: 31px !important; }
    .code { font-size: 30px !important; letter-spacing: 7px !important; text-indent: 7px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .page { background: ${dark.page} !important; }
    .card { background: ${dark.card} !important; border-color: ${dark.line} !important; }
    .rule { border-color: ${dark.line} !important; }
    .text { color: ${dark.text} !important; }
    .text2 { color: ${dark.text2} !important; }
    .text3 { color: ${dark.text3} !important; }
    .link { color: ${dark.link} !important; }
    .sunken { background: ${dark.sunken} !important; border-color: ${dark.line} !important; }
  }
`);

/** Keeps the beginning of the mail out of the preview text. */
const FILLER = new Html('&#847;&zwnj;&nbsp;'.repeat(60));

/** The mail as HTML: tables and inline styles, nothing to load. */
export function htmlPart({ subject, preheader, title, blocks, reason }: MailDraft): string {
  return html`<!doctype html>
    <html lang="${studio.locale}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        <style>
          ${STYLES}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:${light.page};-webkit-text-size-adjust:100%">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${FILLER}</div>
        <div role="article" aria-roledescription="email" aria-label="${subject}" lang="${studio.locale}">
          <table
            role="presentation"
            class="page"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="background:${light.page}"
          >
            <tr>
              <td align="center" style="padding:32px 12px">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  style="max-width:600px;font-family:${FONTS}"
                >
                  ${band()} ${card(title, blocks)} ${footer(reason)}
                </table>
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html> `.markup.replace(/\n\s+/g, '\n');
}

/** Mail programs know no shorter way to write it. */
const withOpacity = (color: string, opacity: number): string =>
  `rgba(${[...Buffer.from(color.slice(1), 'hex'), opacity].join(',')})`;

/** The header, with a warm glow at its lower edge, or plain where gradients are not supported. */
const band = ({ lamp, glow } = lampColors()) => html`
  <tr>
    <td
      class="inner"
      bgcolor="${brand.band}"
      style="background:${brand.band};background-image:radial-gradient(46% 150% at 82% 122%,${withOpacity(glow, 1)} 0%,${withOpacity(lamp, 0.95)} 22%,${withOpacity(lamp, 0.42)} 48%,${withOpacity(lamp, 0.1)} 72%,${withOpacity(lamp, 0)} 100%);border-radius:16px 16px 0 0;padding:30px 44px;font-size:24px;line-height:28px;font-weight:800;letter-spacing:-.2px;color:${brand.onBand}"
    >
      ${logo() ?? studio.name}
    </td>
  </tr>
`;

/** As large as on pages. Mail programs that block pictures show the name in the style of the header. */
function logo(): Html | null {
  const { printedLogo, logo: shown } = studio.look ?? {};
  if (!printedLogo || !shown) return null;
  return html`<img
    src="${logoAddress(printedLogo)}"
    alt="${studio.name}"
    width="${Math.round(shown.width / 2)}"
    style="display:block;max-width:100%;height:auto;border:0;border-radius:8px"
  />`;
}

const card = (title: string, blocks: Block[]) => html`
  <tr>
    <td
      class="card inner"
      bgcolor="${light.card}"
      style="background:${light.card};border:1px solid ${light.line};border-top:0;border-radius:0 0 16px 16px;padding:40px 44px 24px"
    >
      <h1
        class="text title"
        style="margin:0 0 20px;font-size:30px;line-height:36px;font-weight:800;letter-spacing:-.4px;color:${light.text}"
      >
        ${title}
      </h1>
      ${blocks.map(blockOf)}
    </td>
  </tr>
`;

function blockOf(block: Block): Html {
  if ('code' in block) return codeOf(block.code);
  if ('button' in block) return buttonOf(block.button, block.link);
  if ('own' in block) return paragraphOf(html`${block.own.map(pieceOf)}`);
  return paragraphOf(html`${block.text} ${'link' in block ? linkOf(block.link) : null}`);
}

const paragraphOf = (content: Html) =>
  html`<p class="text2" style="margin:0 0 20px;font-size:16px;line-height:26px;color:${light.text2}">
    ${content}
  </p>`;

const pieceOf = (piece: string | LinkedText) =>
  typeof piece === 'string' ? html`${piece}` : anchorOf(piece.to);

const linkOf = (link: string) => html`<br />${anchorOf(link)}`;

const anchorOf = (link: string) =>
  html`<a
    class="link"
    href="${link}"
    target="_blank"
    rel="noopener"
    style="color:${light.link};text-decoration:underline;word-break:break-all"
    >${link}</a
  >`;

const buttonOf = (label: string, link: string, { lamp } = lampColors()) => html`
  <table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 24px">
    <tr>
      <td bgcolor="${lamp}" style="background:${lamp};border-radius:10px">
        <a
          href="${link}"
          target="_blank"
          rel="noopener"
          style="display:inline-block;padding:14px 26px;border-radius:10px;font-family:${FONTS};font-size:16px;line-height:20px;font-weight:700;color:${brand.onLamp};text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>
  <p class="text3" style="margin:0 0 24px;font-size:14px;line-height:22px;color:${light.text3}">
    If the button does not work, open this link: ${linkOf(link)}
  </p>
`;

const codeOf = (code: string) => html`
  <p
    class="text sunken code"
    style="margin:4px 0 24px;padding:20px 12px;border:1px solid ${light.line};border-radius:12px;background:${light.sunken};text-align:center;font-family:${DIGITS};font-size:36px;line-height:44px;font-weight:700;letter-spacing:10px;text-indent:10px;color:${light.text}"
  >
    ${code}
  </p>
`;

const footer = (reason: string) => html`
  <tr>
    <td class="inner" style="padding:24px 44px 8px">
      <p class="text3" style="margin:0 0 12px;font-size:14px;line-height:22px;color:${light.text3}">
        ${reason}
      </p>
      <p class="text3" style="margin:0 0 12px;font-size:14px;line-height:22px;color:${light.text3}">
        ${[studio.name, ...studio.address].join(', ')}<br />${studio.phoneShown},
        <a class="link" href="mailto:${studio.email}" style="color:${light.link};text-decoration:underline"
          >${studio.email}</a
        >
      </p>
      ${
        studio.disclaimer
          ? html`<p class="text3" style="margin:0;font-size:14px;line-height:22px;color:${light.text3}">
              ${studio.disclaimer}
            </p>`
          : null
      }
    </td>
  </tr>
`;
