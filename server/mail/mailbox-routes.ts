import { Router, type Request, type Response } from 'express';
import type { DataSource } from 'typeorm';
import { allowMethods } from '../http/doors';
import { sendFailure } from '../http/failures';
import { nonceOf } from '../http/security-headers';
import { waitForDueJobs } from '../jobs/due-jobs';
import { isUuid } from '../lib/uuid';
import { Mail } from './mail.entity';
import { MAILBOX_PATH, mailboxPage } from './mailbox-page';
import { deliveredMails } from './mailbox-query';

/** How long a reader waits for mails that are on their way, in milliseconds. */
const PATIENCE_MS = 2000;

/** Reads the mails of everybody: for development only, never to be mounted in production. */
export function mailboxRoutes(dataSource: DataSource): Router {
  const router = Router({ caseSensitive: true });
  router.use(MAILBOX_PATH, allowMethods('GET', 'HEAD'), (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.get(MAILBOX_PATH, async (req, res) => {
    await waitForDueJobs(dataSource, PATIENCE_MS);
    const to = addressOf(req);
    const mails = await deliveredMails(dataSource, to);
    res.vary('Accept');
    if (req.accepts(['html', 'json']) === 'json') res.json({ messages: mails.map(messageOf) });
    else sendPage(res, mailboxPage({ mails, to, nonce: nonceOf(res) }));
  });
  router.get(`${MAILBOX_PATH}/:id`, async (req, res) => {
    const { id } = req.params;
    const mail = isUuid(id) ? await dataSource.manager.findOneBy(Mail, { id }) : null;
    if (mail) sendMail(res, mail);
    else sendFailure(req, res, { code: 'NOT_FOUND', message: 'There is no such mail.' });
  });
  return router;
}

/** A plus sign that somebody forgot to encode arrives as a space, which no address has; a NUL no statement takes. */
function addressOf({ query }: Request): string {
  const to = [query['to']].flat()[0];
  return typeof to === 'string' ? to.trim().replaceAll(' ', '+').replaceAll('\0', '\ufffd') : '';
}

const messageOf = ({ toAddress, subject, text, html, sentAt }: Mail) => ({
  to: toAddress,
  subject,
  text,
  html,
  sentAt,
});

const pagePolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; frame-src 'self'; ` +
  `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

function sendPage(res: Response, page: string): void {
  res
    .set('Content-Security-Policy', pagePolicy(nonceOf(res)))
    .type('html')
    .send(page);
}

/** A mail runs nothing, loads nothing and is shown by our own page only; its links open beside it. */
const MAIL_POLICY =
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; ` +
  `sandbox allow-popups allow-popups-to-escape-sandbox`;

function sendMail(res: Response, { html }: Mail): void {
  // Its sandbox gives it an origin of its own; asking for more makes browsers warn.
  res.removeHeader('Origin-Agent-Cluster');
  res
    .set({ 'Content-Security-Policy': MAIL_POLICY, 'X-Frame-Options': 'SAMEORIGIN' })
    .type('html')
    .send(html);
}
