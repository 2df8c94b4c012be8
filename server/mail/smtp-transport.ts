import { createTransport } from 'nodemailer';
import { studio } from '#common/studio';
import type { Attachment, DrawReceipt } from './attachment';
import type { Mail } from './mail.entity';
import { DeliveryFailed, type MailTransport } from './transport';

const CONNECT_TIMEOUT_MS = 10_000;
/** A mail server that sends nothing for this long counts as unavailable. */
const SILENCE_TIMEOUT_MS = 20_000;
/** Limit for the whole delivery, in case the mail server is slow but not silent. */
const SEND_TIMEOUT_MS = 60_000;

export interface SmtpSettings {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  url: string;
  /** An address, or Name <address>; without it, the name and the address of the studio. */
  from: string | undefined;
  /** Renders the file attached to a mail. */
  drawReceipt: DrawReceipt;
}

/** Sends mails through a mail server. */
export function smtpTransport({ url, from: sender, drawReceipt }: SmtpSettings): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: SILENCE_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sendThrough = (mail: Mail, attachments: Attachment[], signal: AbortSignal) => {
    const from = sender === undefined ? ofStudio() : addressOf(sender);
    return transporter
      .sendMail({
        signal,
        from,
        to: { name: '', address: mail.toAddress },
        envelope: { from: from.address, to: [mail.toAddress] },
        // The same for every attempt, so that a mail that arrives twice can be recognised as one.
        messageId: `<${mail.id}@${hostOf(from.address)}>`,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: attachments.map(({ name, mediaType, content }) => ({
          filename: name,
          contentType: mediaType,
          content,
        })),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': studio.locale },
      })
      .then(
        () => {},
        (reason: unknown) => {
          throw new DeliveryFailed(codesOf(reason));
        },
      );
  };
  const send = async (mail: Mail, signal: AbortSignal) => {
    const attachments = mail.receiptId ? [await drawReceipt(mail.receiptId, mail.receiptCopy)] : [];
    await withTimeout(signal, (bounded) => sendThrough(mail, attachments, bounded));
  };
  return { send, keepsMails: false };
}

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

const ofStudio = () => ({ name: studio.name, address: studio.email });

function addressOf(sender: string): { name: string; address: string } {
  const [, name = '', address = sender] = /^([^<]*)<(.+)>$/.exec(sender) ?? [];
  return { name: name.trim(), address };
}

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** For example "EENVELOPE 550". */
function codesOf(reason: unknown): string {
  const { code, responseCode } = (reason ?? {}) as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return codes.join(' ') || 'unknown';
}
