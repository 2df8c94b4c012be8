import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { nonceOf } from '../http/security-headers';
import type { LoggedOperation } from '../lib/current-request';
import { ENCODINGS, PreparedBody, type Encoding } from './prepared-body';

interface AnswerParts {
  headers: Headers;
  body: string;
  /** Stands for the nonce of each response in the body. */
  placeholder?: string;
  /** The operation that it answers. */
  operation?: LoggedOperation | undefined;
  /** Whether clients may ask if the answer has changed. Not with a nonce, which is in the headers as well. */
  hasETag?: boolean;
}

/** A successful response that is prepared once and sent to many clients. */
export class Answer {
  readonly createdAt = performance.now();
  readonly operation: LoggedOperation | undefined;
  private readonly body: PreparedBody;
  private readonly headers: Headers;
  private readonly hasNonce: boolean;
  private readonly etag: string | undefined;

  constructor({ headers, body, placeholder, operation, hasETag = false }: AnswerParts) {
    this.operation = operation;
    this.body = new PreparedBody(body, placeholder);
    this.etag = hasETag ? `W/"${createHash('sha1').update(body).digest('base64url')}"` : undefined;
    this.headers = {
      ...headers,
      Vary: headers['Vary'] ? `${headers['Vary']}, Accept-Encoding` : 'Accept-Encoding',
      ...(this.etag && { ETag: this.etag }),
    };
    this.hasNonce = placeholder !== undefined;
  }

  get bytes(): number {
    return this.body.bytes;
  }

  /** Sends it with headers that have not been set on the response, since setting one after the other takes longer. */
  async send(req: IncomingMessage, res: ServerResponse, further: Headers = {}): Promise<void> {
    const nonce = this.hasNonce ? nonceOf(setHeaders(res, further)) : undefined;
    const headers = this.hasNonce ? this.headers : { ...further, ...this.headers };
    if (this.isKnownTo(req)) res.writeHead(304, headers).end();
    else await sendPrepared(req, res, { status: 200, headers, body: this.body, nonce });
  }

  private isKnownTo({ headers }: IncomingMessage): boolean {
    const known = headers['if-none-match'];
    if (this.etag === undefined || known === undefined) return false;
    return known
      .split(',')
      .some((etag) => etag.trim() === '*' || opaqueTagOf(etag) === opaqueTagOf(this.etag!));
  }
}

export type Headers = Readonly<Record<string, string>>;

export function setHeaders(res: ServerResponse, headers: Headers): ServerResponse {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  return res;
}

interface PreparedResponse {
  status: number;
  headers: Headers;
  body: PreparedBody;
  /** The nonce of this response, if the body has a place for it. */
  nonce?: string | undefined;
}

/** Sends a body in the best encoding that the client accepts. */
export async function sendPrepared(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body, nonce }: PreparedResponse,
): Promise<void> {
  const { bytes, encoding } = await body.read(acceptedEncoding(req), nonce);
  const encoded = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  res.writeHead(status, { ...headers, ...encoded, 'Content-Length': bytes.length }).end(bytes);
}

/** Clients compare ETags without the mark of weak ones, which proxies add and remove. */
const opaqueTagOf = (etag: string) => etag.trim().replace(/^W\//, '');

/** Browsers send a handful of different headers, and parsing one takes a twentieth of the time of a finished answer. */
const accepted = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that a client accepts. */
function acceptedEncoding({ headers }: IncomingMessage): Encoding {
  const header = String(headers['accept-encoding'] ?? '');
  const known = accepted.get(header);
  if (known) return known;
  const possible = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((name) => possible.includes(name)) ?? 'identity';
  accepted.set(header, encoding);
  return encoding;
}
