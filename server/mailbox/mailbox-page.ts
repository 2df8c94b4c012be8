import { dateFormat } from '#common/formats';
import { studio } from '#common/studio';
import { siteIcon } from '../lib/site-icon';
import { html, type Html } from '../mail/html';
import type { Mail } from '../mail/mail.entity';
import { mailboxStyles } from './mailbox-styles';

export const MAILBOX_PATH = '/dev/mailbox';

export const attachmentPath = ({ id }: Mail): string => `${MAILBOX_PATH}/${id}/attachment`;

export interface MailboxView {
  mails: Mail[];
  /** Address to filter by; empty for all mails. */
  to: string;
  nonce: string;
}

/** The development mailbox as a page: plain HTML that needs no script. */
export function mailboxPage({ mails, to, nonce }: MailboxView): string {
  return html`<!doctype html>
    <html lang="${studio.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${to ? `Mails to ${to}` : 'Development mailbox'} - ${studio.name}</title>
        <link rel="icon" href="${siteIcon()}" />
        <style nonce="${nonce}">
          ${mailboxStyles}
        </style>
      </head>
      <body>
        <header class="band">
          <div class="box">
            <a class="name" href="/home">${studio.name}</a>
            <p class="note">For development only: anyone who can open this page can read every mail.</p>
          </div>
        </header>
        <main class="box">
          <div class="head">
            <h1>Mailbox</h1>
            ${search(to)}
          </div>
          ${mails.length > 0 ? list(mails, to) : empty(to)}
        </main>
      </body>
    </html> `.markup;
}

const search = (to: string) => html`
  <form class="search" method="get" action="${MAILBOX_PATH}" role="search">
    <label for="to">Address</label>
    <input
      id="to"
      name="to"
      type="text"
      inputmode="email"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      placeholder="asha@example.com"
      value="${to}"
    />
    <button type="submit">Show mails</button>
  </form>
`;

const recipientNotice = (to: string) => html`
  <p class="narrowed">Mails to <strong>${to}</strong>. <a href="${MAILBOX_PATH}">Show all mails</a></p>
`;

const empty = (to: string) => html`
  <div class="empty">
    <h2>${to ? 'No mail to this address' : 'No mail yet'}</h2>
    ${
      to
        ? html`<p>Check the spelling, or <a href="${MAILBOX_PATH}">see all mails</a>.</p>`
        : html`<p>
            <a href="/signup">Sign up</a> or <a href="/forgot-password">ask for a new password</a>, and the
            mail appears here.
          </p>`
    }
  </div>
`;

const list = (mails: Mail[], to: string) => html`
  ${to ? recipientNotice(to) : null}
  <ol class="mails" role="list">
    ${mails.map((mail, index) => item(mail, index === 0))}
  </ol>
`;

const item = (mail: Mail, isOpen: boolean): Html => html`
  <li>
    <details ${isOpen ? html`open` : null}>
      <summary>
        <span class="subject">${mail.subject}</span>
        <span class="to">${mail.toAddress}</span>
        ${mail.sentAt ? moment(mail.sentAt) : null}
      </summary>
      ${mail.html ? parts(mail) : html`<p class="gone">Passed to the mail server. Its text is no longer stored.</p>`}
    </details>
  </li>
`;

const parts = (mail: Mail) => html`
  <p class="links">
    <a href="${MAILBOX_PATH}/${mail.id}" target="_blank" rel="noopener">Open this mail on its own</a>
    <a href="${MAILBOX_PATH}?to=${encodeURIComponent(mail.toAddress)}">All mails to this address</a>
    ${mail.receiptId ? html`<a href="${attachmentPath(mail)}" target="_blank" rel="noopener">Attached file (PDF)</a>` : null}
  </p>
  <div class="parts">
    <iframe
      src="${MAILBOX_PATH}/${mail.id}"
      title="HTML part: ${mail.subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
    ></iframe>
    <section aria-label="Text part">
      <h2>Text part</h2>
      <pre tabindex="0">${mail.text}</pre>
    </section>
  </div>
`;

const format = dateFormat({
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

const moment = (sentAt: Date) =>
  html`<time datetime="${sentAt.toISOString()}">${format(sentAt).replace(/\s/gu, ' ')}</time>`;
