import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from '@apollo/server';
import type { Context } from '../graphql/context';
import { QUERY_LENGTH_MAX } from '../graphql/query-limits';
import { NO_CACHE } from '../http/endpoint-middleware';
import { INVALID_JSON, sendFailure } from '../http/failures';
import { searchOf } from '../http/request-path';
import { LARGE_BYTES_MIN, limitReceiving } from '../http/request-bodies';
import type { RequestSlots } from '../http/request-slots';
import { NO_INDEX } from '../http/search-headers';
import type { RequestLimits } from '../lib/limits';
import { currentRequest } from '../lib/current-request';
import { Answer, sendPrepared } from './answer';
import { keyOfBody, keyWithHeaders, type AnswerCache } from './answer-cache';
import { PreparedBody } from './prepared-body';

interface GraphqlParts {
  apollo: ApolloServer<Context>;
  contextOf: (req: IncomingMessage, res: ServerResponse) => Context;
  slots: RequestSlots;
  answers: AnswerCache;
  limits: Pick<RequestLimits, 'bodyBytes' | 'stallMs'>;
}

const HTTP_OK = 200;
const QUERY_TOO_LONG = `Send a document of at most ${QUERY_LENGTH_MAX} characters, with values in the variables.`;
const PLAIN_JSON = /^application\/json(; ?charset=utf-8)?$/i;

/** Answers requests to /graphql. */
export class GraphqlRequests {
  constructor(private readonly parts: GraphqlParts) {}

  /** Whether the body of a POST can be read here; Express handles compressed, chunked, large and wrong ones. */
  isPlainPost({ method, headers }: IncomingMessage): boolean {
    const length = Number(headers['content-length']);
    return (
      method === 'POST' &&
      PLAIN_JSON.test(headers['content-type'] ?? '') &&
      headers['content-encoding'] === undefined &&
      length > 0 &&
      length < LARGE_BYTES_MIN &&
      length <= this.parts.limits.bodyBytes
    );
  }

  /** Cache key of the answer to a query in the address; undefined for other requests. */
  keyOf(req: IncomingMessage): string | undefined {
    return req.method === 'GET' ? keyWithHeaders(req, READ_BY_APOLLO) : undefined;
  }

  /** Reads a plain POST; the client may have disconnected meanwhile. */
  read(req: IncomingMessage): Promise<Post | 'disconnected'> {
    limitReceiving(req, this.parts.limits.stallMs);
    return readPost(req);
  }

  /** Answers a plain POST. */
  async answerPost(req: IncomingMessage, res: ServerResponse, { key, bytes }: Post) {
    const body = parsed(decoder.decode(bytes));
    if (typeof body === 'string') sendFailure(req, res, { code: 'BAD_REQUEST', message: body });
    else if (await this.parts.slots.assign(req, res)) await this.answer(req, res, { body, key });
  }

  /** Answers a request with a parsed body. */
  async answer(req: IncomingMessage, res: ServerResponse, { body, key }: Parsed): Promise<void> {
    const { apollo, answers, contextOf } = this.parts;
    if (lengthOfQuery(body) > QUERY_LENGTH_MAX)
      return sendFailure(req, res, { code: 'QUERY_TOO_COMPLEX', message: QUERY_TOO_LONG });
    const keep = answers.begin(key);
    const context = contextOf(req, res);
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: req.method!, headers: headersOf(req), search: searchOf(req), body },
      context: async () => context,
    });
    const text = textOf(response);
    const headers = { ...Object.fromEntries(response.headers), ...NO_INDEX, 'Cache-Control': NO_CACHE };
    const { status = HTTP_OK } = response;
    // Apollo refuses an Accept header after the operation has succeeded.
    const isContent = context.answer.isContent && status === HTTP_OK;
    if (isContent && key !== undefined && answers.isAskedAgain(key)) {
      const answer = new Answer({ headers, body: text, operation: currentRequest()?.operation });
      keep(answer);
      return answer.send(req, res);
    }
    await sendPrepared(req, res, {
      status,
      headers: { ...headers, Vary: 'Accept-Encoding' },
      body: new PreparedBody(text, undefined, 'low'),
    });
  }
}

interface Parsed {
  body: unknown;
  /** Cache key of the answer; undefined if it is not cached. */
  key?: string | undefined;
}

/** A plain POST that has been read. */
interface Post {
  /** Cache key of the answer. */
  key: string;
  bytes: Buffer;
}

/** Reads a plain POST. */
async function readPost(req: IncomingMessage): Promise<Post | 'disconnected'> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      resolve({ key: keyOfBody(req, bytes), bytes });
    });
    req.on('close', () => resolve('disconnected'));
    req.on('error', () => resolve('disconnected'));
  });
}

/** Length of a query in the body; one in the address is limited with the address. */
function lengthOfQuery(body: unknown): number {
  const { query } = (body ?? {}) as { query?: unknown };
  return typeof query === 'string' ? query.length : 0;
}

const decoder = new TextDecoder();

/** The object in a JSON text, or what is wrong with it. */
function parsed(text: string): object | string {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return 'Send one JSON object.';
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Handled like a body that is not an object.
  }
  return INVALID_JSON;
}

/**
 * Headers that Apollo reads: the media types that the client accepts, and those that other sites cannot send from a
 * browser.
 */
const READ_BY_APOLLO = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const name of READ_BY_APOLLO) if (headers[name] !== undefined) map.set(name, String(headers[name]));
  return map;
}

function textOf({ body }: HTTPGraphQLResponse): string {
  if (body.kind !== 'complete') throw new Error('Incremental delivery is not used.');
  return body.string;
}
