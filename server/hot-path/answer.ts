import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { LoggedOperation } from '../lib/current-request';
import { ENCODINGS, PreparedBody, type Encoding } from './prepared-body';

interface AnswerParts {
  headers: Record<string, string>;
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
  readonly hasNonce: boolean;
  readonly operation: LoggedOperation | undefined;
  private readonly body: PreparedBody;
  private readonly headers: HeaderList;
  private readonly etag: string | undefined;

  constructor({ headers, body, placeholder, operation, hasETag = false }: AnswerParts) {
    this.operation = operation;
    this.body = new PreparedBody(body, placeholder);
    this.etag = hasETag ? `W/"${createHash('sha1').update(body).digest('base64url')}"` : undefined;
    this.headers = headerList({
      ...headers,
      Vary: headers['Vary'] ? `${headers['Vary']}, Accept-Encoding` : 'Accept-Encoding',
      ...(this.etag && { ETag: this.etag }),
    });
    this.hasNonce = placeholder !== undefined;
  }

  get bytes(): number {
    return this.body.bytes;
  }

  /** Sends it with those headers that have not been set on the response; `nonce` is required if it has one. */
  async send(
    req: IncomingMessage,
    res: ServerResponse,
    { headers = [], nonce }: { headers?: HeaderList; nonce?: string | undefined } = {},
  ): Promise<void> {
    if (this.isKnownTo(req)) {
      res.writeHead(304, [...headers, ...this.headers]);
      res.end();
      return;
    }
    const all = [...headers, ...this.headers];
    await sendPrepared(req, res, { status: 200, headers: all, body: this.body, nonce });
  }

  private isKnownTo({ headers }: IncomingMessage): boolean {
    const known = headers['if-none-match'];
    if (this.etag === undefined || known === undefined) return false;
    return known
      .split(',')
      .some((etag) => etag.trim() === '*' || opaqueTagOf(etag) === opaqueTagOf(this.etag!));
  }
}

/** As `writeHead` takes them fastest: name, value, name, value. */
export type HeaderList = readonly string[];

export const headerList = (headers: Record<string, string>): HeaderList => Object.entries(headers).flat();

/** For responses that others complete; setting one header after the other takes longer than sending a list. */
export function setHeaders(res: ServerResponse, headers: HeaderList): void {
  for (let index = 0; index < headers.length; index += 2) res.setHeader(headers[index]!, headers[index + 1]!);
}

interface PreparedResponse {
  status: number;
  headers: HeaderList;
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
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  res.writeHead(status, [...headers, ...encoded, 'Content-Length', String(bytes.length)]);
  res.end(bytes);
}

/** Clients compare ETags without the mark of weak ones, which proxies add and remove. */
const opaqueTagOf = (etag: string) => etag.trim().replace(/^W\//, '');

/** Browsers send a handful of different headers. */
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
