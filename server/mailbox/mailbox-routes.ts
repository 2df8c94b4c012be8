import { Router, type Request, type Response } from 'express';
import type { DataSource } from 'typeorm';
import { allowMethods } from '../http/endpoint-middleware';
import { sendFailure } from '../http/failures';
import { nonceOf } from '../http/security-headers';
import { waitForDueJobs } from '../jobs/due-jobs';
import { isUuid } from '../lib/uuid';
import type { Attachment, DrawReceipt } from '../mail/attachment';
import { withLogoInside, type ReadLogo } from '../mail/mail-logo';
import { Mail } from '../mail/mail.entity';
import { attachmentPath, MAILBOX_PATH, mailboxPage } from './mailbox-page';
import { deliveredMails } from './mailbox-query';

/** How long a request waits for mails that are being delivered, in milliseconds. */
const DELIVERY_TIMEOUT_MS = 2000;

interface MailFiles {
  draw: DrawReceipt;
  logo: ReadLogo;
}

/** Shows the mails of all users: for development only, never to be mounted in production. */
export function mailboxRoutes(dataSource: DataSource, files: MailFiles): Router {
  const router = Router({ caseSensitive: true });
  router.use(MAILBOX_PATH, allowMethods('GET', 'HEAD'), (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.get(MAILBOX_PATH, async (req, res) => {
    await waitForDueJobs(dataSource, DELIVERY_TIMEOUT_MS);
    const to = addressOf(req);
    const mails = await deliveredMails(dataSource, to);
    res.vary('Accept');
    if (req.accepts(['html', 'json']) === 'json') res.json({ messages: mails.map(messageOf) });
    else sendPage(res, mailboxPage({ mails, to, nonce: nonceOf(res) }));
  });
  router.get(`${MAILBOX_PATH}/:id`, async (req, res) => {
    const mail = await mailOf(dataSource, req.params.id);
    if (mail) sendMail(res, await withLogoInside(mail.html, (hash) => files.logo(hash)));
    else sendFailure(req, res, { code: 'NOT_FOUND', message: 'This mail was not found.' });
  });
  router.get(`${MAILBOX_PATH}/:id/attachment`, async (req, res) => {
    const mail = await mailOf(dataSource, req.params.id);
    if (mail?.receiptId) sendAttachment(res, await files.draw(mail.receiptId, mail.receiptCopy));
    else sendFailure(req, res, { code: 'NOT_FOUND', message: 'This attachment was not found.' });
  });
  return router;
}

const mailOf = async (dataSource: DataSource, id: string) =>
  isUuid(id) ? dataSource.manager.findOneBy(Mail, { id }) : null;

/** A plus sign that was not encoded arrives as a space, which no address contains. The database accepts no NUL. */
function addressOf({ query }: Request): string {
  const to = [query['to']].flat()[0];
  return typeof to === 'string' ? to.trim().replaceAll(' ', '+').replaceAll('\0', '\ufffd') : '';
}

const messageOf = (mail: Mail) => {
  const { toAddress, subject, text, html, sentAt } = mail;
  const attachment = mail.receiptId ? { attachment: attachmentPath(mail) } : {};
  return { to: toAddress, subject, text, html, sentAt, ...attachment };
};

const pagePolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; frame-src 'self'; ` +
  `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

function sendPage(res: Response, page: string): void {
  res
    .set('Content-Security-Policy', pagePolicy(nonceOf(res)))
    .type('html')
    .send(page);
}

/** A mail runs no scripts, loads nothing and can be framed by our own page only; its links open in new tabs. */
const MAIL_POLICY =
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; ` +
  `sandbox allow-popups allow-popups-to-escape-sandbox`;

function sendMail(res: Response, html: string): void {
  // The sandbox already gives the mail an origin of its own; together with this header browsers log a warning.
  res.removeHeader('Origin-Agent-Cluster');
  res
    .set({ 'Content-Security-Policy': MAIL_POLICY, 'X-Frame-Options': 'SAMEORIGIN' })
    .type('html')
    .send(html);
}

function sendAttachment(res: Response, { name, mediaType, content }: Attachment): void {
  res.set('Content-Disposition', `inline; filename="${name}"`).type(mediaType).send(content);
}
