import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { PrivateAddress, type PublicNetwork } from './public-network';

/** How long a program may take to answer, from the look-up of its name to the end of its headers. */
const TIMEOUT_MS = 10_000;
/** Connections to one address at a time. */
const CONNECTIONS_MAX = 20;

interface Message {
  id: string;
  /** Time of the attempt. */
  sentAt: Date;
  body: string;
}

/** The signature of the Standard Webhooks convention. */
export function signatureOf(secret: string, { id, sentAt, body }: Message): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key)
    .update(`${id}.${secondsOf(sentAt)}.${body}`)
    .digest('base64')}`;
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Posts events. Redirects are not followed, and the body of an answer is not read. */
export class WebhookRequests {
  private readonly agents;

  constructor(private readonly network: PublicNetwork) {
    const { lookup } = network;
    const options = { keepAlive: true, maxSockets: CONNECTIONS_MAX, maxFreeSockets: 1, lookup };
    this.agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };
  }

  /** The status of the answer; throws an error without one. Addresses that are no names are not looked up, so they are checked here. */
  async post(url: string, secrets: readonly string[], message: Message): Promise<number> {
    const address = new URL(url) as URL & { protocol: 'http:' | 'https:' };
    if (this.network.refusalOf(address)) throw new PrivateAddress();
    const { protocol } = address;
    const { request } = protocol === 'http:' ? http : https;
    return new Promise((resolve, reject) => {
      request(url, {
        method: 'POST',
        agent: this.agents[protocol],
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: headersOf(secrets, message),
      })
        .on('error', reject)
        // An answer that changes the protocol is neither an error nor a response.
        .on('close', () => reject(new Error('no answer')))
        .on('response', (answer) => {
          resolve(answer.statusCode!);
          discard(answer);
        })
        .end(message.body);
    });
  }

  close(): void {
    for (const agent of Object.values(this.agents)) agent.destroy();
  }
}

const headersOf = (secrets: readonly string[], message: Message) => ({
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(message.body),
  'user-agent': 'Bhor-Webhooks/1',
  'webhook-id': message.id,
  'webhook-timestamp': secondsOf(message.sentAt),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, message)).join(' '),
});

/** A connection is used again only if the rest of the answer is short. */
const DISCARDED_BYTES_MAX = 16 * 1024;

function discard(answer: http.IncomingMessage): void {
  let bytes = 0;
  answer
    .on('error', () => {})
    .on('data', ({ length }: Buffer) => {
      bytes += length;
      if (bytes > DISCARDED_BYTES_MAX) answer.destroy();
    });
}
