import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { ENCODINGS, PreparedBody, type Encoding } from './prepared-body';

interface AnswerParts {
  headers: Record<string, string>;
  body: string;
  /** Stands for the nonce of each response in the body. */
  placeholder?: string;
  /** Whether clients may ask if the answer has changed. Not with a nonce, which is in the headers as well. */
  hasETag?: boolean;
}

/** A successful response that is prepared once and sent to many clients. */
export class Answer {
  readonly createdAt = performance.now();
  readonly hasNonce: boolean;
  private readonly body: PreparedBody;
  /** As `writeHead` takes them: name, value, name, value. */
  private readonly headers: readonly string[];
  private readonly etag: string | undefined;

  constructor({ headers, body, placeholder, hasETag = false }: AnswerParts) {
    this.body = new PreparedBody(body, placeholder);
    this.etag = hasETag ? `W/"${createHash('sha1').update(body).digest('base64url')}"` : undefined;
    this.headers = Object.entries({
      ...headers,
      Vary: headers['Vary'] ? `${headers['Vary']}, Accept-Encoding` : 'Accept-Encoding',
      ...(this.etag && { ETag: this.etag }),
    }).flat();
    this.hasNonce = placeholder !== undefined;
  }

  get bytes(): number {
    return this.body.bytes;
  }

  /** Sends it with those headers that have not been set on the response; `nonce` is required if it has one. */
  async send(
    req: IncomingMessage,
    res: ServerResponse,
    { headers = [], nonce }: { headers?: readonly string[]; nonce?: string | undefined } = {},
  ): Promise<void> {
    if (this.isKnownTo(req)) {
      res.writeHead(304, [...headers, ...this.headers]);
      res.end();
      return;
    }
    const { bytes, encoding } = await this.body.read(acceptedEncoding(req), nonce);
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    res.writeHead(200, [...headers, ...this.headers, ...encoded, 'Content-Length', String(bytes.length)]);
    res.end(bytes);
  }

  private isKnownTo({ headers }: IncomingMessage): boolean {
    const known = headers['if-none-match'];
    if (this.etag === undefined || known === undefined) return false;
    return known
      .split(',')
      .some((etag) => etag.trim() === '*' || opaqueTagOf(etag) === opaqueTagOf(this.etag!));
  }
}

/** Clients compare ETags without the mark of weak ones, which proxies add and remove. */
const opaqueTagOf = (etag: string) => etag.trim().replace(/^W\//, '');

/** Browsers send a handful of different headers. */
const accepted = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that a client accepts. */
export function acceptedEncoding({ headers }: IncomingMessage): Encoding {
  const header = String(headers['accept-encoding'] ?? '');
  const known = accepted.get(header);
  if (known) return known;
  const possible = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((name) => possible.includes(name)) ?? 'identity';
  accepted.set(header, encoding);
  return encoding;
}
