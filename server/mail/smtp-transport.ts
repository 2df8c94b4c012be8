import { createTransport, type Transporter } from 'nodemailer';
import { studio } from '#common/studio';
import type { Attachment, DrawReceipt, Inline } from './attachment';
import type { Sender } from '../lib/setting-variables';
import type { Mail } from './mail.entity';
import { logoOf, type ReadLogo } from './mail-logo';
import { connectionOf, type MailServer } from './mail-server';
import { DeliveryFailed, type MailTransport } from './transport';

const CONNECT_TIMEOUT_MS = 10_000;
/** A mail server that sends nothing for this long counts as unavailable. */
const SILENCE_TIMEOUT_MS = 20_000;
/** Limit for the whole delivery, in case the mail server is slow but not silent. */
const SEND_TIMEOUT_MS = 60_000;

/** The settings in force. */
export interface SmtpSettings {
  /** Null if there is none. */
  server: MailServer | null;
  from: Sender;
  /** Null for the sender. */
  replyTo: string | null;
}

interface SmtpParts {
  /** Called for each mail, since the studio may change it. */
  settings: () => SmtpSettings;
  isProduction: boolean;
  /** Takes the mails while there is no mail server. */
  withoutServer: MailTransport;
  /** Renders the file attached to a mail. */
  drawReceipt: DrawReceipt;
  readLogo: ReadLogo;
}

/** Sends mails through a mail server. */
export function smtpTransport({
  settings,
  isProduction,
  withoutServer,
  drawReceipt,
  readLogo,
}: SmtpParts): MailTransport {
  /** One transport for all mails: the operator's URL may ask for pooled connections. */
  let byUrl: Transporter | undefined;
  const transporterOf = async (server: MailServer): Promise<Transporter> =>
    'url' in server
      ? (byUrl ??= createTransport({ url: server.url, ...LIMITS }))
      : createTransport({ ...(await connectionOf(server, { isProduction })), ...LIMITS });

  const sendThrough = async (
    server: MailServer,
    { mail, attachments }: { mail: Mail; attachments: (Attachment | Inline)[] },
    signal: AbortSignal,
  ) => {
    const transporter = await transporterOf(server);
    const { from, replyTo } = settings();
    await transporter
      .sendMail({
        signal,
        from,
        ...(replyTo !== null && { replyTo }),
        to: { name: '', address: mail.toAddress },
        envelope: { from: from.address, to: [mail.toAddress] },
        // The same for every attempt, so that a mail that arrives twice can be recognised as one.
        messageId: `<${mail.id}@${hostOf(from.address)}>`,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: attachments.map(({ name, mediaType, ...file }) => ({
          filename: name,
          contentType: mediaType,
          ...('cid' in file && { contentDisposition: 'inline' as const }),
          ...file,
        })),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': studio.locale },
      })
      .catch((reason: unknown) => {
        throw new DeliveryFailed(codesOf(reason));
      });
  };
  return {
    send: async (mail, signal) => {
      const { server } = settings();
      if (!server) return withoutServer.send(mail, signal);
      const logo = await logoOf(mail.html, readLogo);
      const receipt = mail.receiptId ? await drawReceipt(mail.receiptId, mail.receiptCopy) : null;
      const attachments = [logo, receipt].filter((file) => file !== null);
      await withTimeout(signal, (bounded) => sendThrough(server, { mail, attachments }, bounded));
    },
    get keepsMails() {
      return settings().server === null && withoutServer.keepsMails;
    },
  };
}

const LIMITS = {
  connectionTimeout: CONNECT_TIMEOUT_MS,
  dnsTimeout: CONNECT_TIMEOUT_MS,
  greetingTimeout: SILENCE_TIMEOUT_MS,
  socketTimeout: SILENCE_TIMEOUT_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
};

/**
 * Runs `work` with a signal that aborts after `SEND_TIMEOUT_MS` or with `signal`. `AbortSignal.any` would leak: in
 * Node 20 its result stays in memory for as long as its source signals do.
 */
async function withTimeout(signal: AbortSignal, work: (bounded: AbortSignal) => Promise<void>) {
  const bounded = new AbortController();
  const abort = () => bounded.abort();
  const timer = setTimeout(abort, SEND_TIMEOUT_MS);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    await work(bounded.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** For example "EENVELOPE 550". */
function codesOf(reason: unknown): string {
  const { code, responseCode } = (reason ?? {}) as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return codes.join(' ') || 'unknown';
}
