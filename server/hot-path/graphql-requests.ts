import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from '@apollo/server';
import type { Context } from '../graphql/context';
import { NO_CACHE } from '../http/endpoint-middleware';
import { INVALID_JSON, sendFailure, type Failure } from '../http/failures';
import { searchOf } from '../http/request-path';
import { NO_INDEX } from '../http/search-headers';
import { limitReceiving } from '../http/request-bodies';
import type { RequestSlots } from '../http/request-slots';
import type { RequestLimits } from '../lib/limits';
import { currentRequest } from '../lib/current-request';
import { Answer, headerList, sendPrepared, setHeaders, type HeaderList } from './answer';
import { keyOfBody, type AnswerCache } from './answer-cache';
import { PreparedBody } from './prepared-body';

interface GraphqlParts {
  apollo: ApolloServer<Context>;
  contextOf: (req: IncomingMessage, res: ServerResponse) => Context;
  slots: RequestSlots;
  answers: AnswerCache;
  limits: Pick<RequestLimits, 'bodyBytes' | 'stallMs'>;
}

const HTTP_OK = 200;
/** Larger bodies are read when their request has a slot, so that one network cannot fill the memory with them. */
const PLAIN_BYTES_MAX = 16 * 1024;
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
      length <= Math.min(PLAIN_BYTES_MAX, this.parts.limits.bodyBytes)
    );
  }

  /** Reads a plain POST, whose client may have disconnected meanwhile. */
  read(req: IncomingMessage): Promise<Post | 'disconnected'> {
    limitReceiving(req, this.parts.limits.stallMs);
    return readPost(req);
  }

  /** Answers a plain POST. */
  async answerPost(req: IncomingMessage, res: ServerResponse, { key, bytes, headers }: PostToAnswer) {
    const { slots } = this.parts;
    const body = parsed(decoder.decode(bytes));
    if (typeof body === 'string') refuse(req, res, { code: 'BAD_REQUEST', message: body });
    else if (await slots.assign(req, res, { refuse })) await this.answer(req, res, { body, key, headers });

    function refuse(_req: IncomingMessage, _res: ServerResponse, failure: Failure) {
      setHeaders(res, [...headers, ...headerList(NO_INDEX)]);
      sendFailure(req, res, failure);
    }
  }

  /** Answers a request with a parsed body. */
  async answer(
    req: IncomingMessage,
    res: ServerResponse,
    { body, key, headers = [] }: Parsed,
  ): Promise<void> {
    const { apollo, answers, contextOf } = this.parts;
    const keep = key === undefined ? undefined : answers.beginIfRepeated(key);
    const context = contextOf(req, res);
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: req.method!, headers: headersOf(req), search: searchOf(req), body },
      context: async () => context,
    });
    const text = textOf(response);
    const own = { ...Object.fromEntries(response.headers), 'Cache-Control': NO_CACHE, ...NO_INDEX };
    const { status = HTTP_OK } = response;
    // Apollo refuses an Accept header after the operation has succeeded.
    const isContent = context.answer.isContent && status === HTTP_OK;
    if (isContent && key !== undefined) answers.markAsked(key);
    if (isContent && keep) {
      const answer = new Answer({ headers: own, body: text, operation: currentRequest()?.operation });
      keep(answer);
      return answer.send(req, res, { headers });
    }
    await sendPrepared(req, res, {
      status,
      headers: [...headers, ...headerList({ ...own, Vary: 'Accept-Encoding' })],
      body: new PreparedBody(text, undefined, 'low'),
    });
  }
}

interface Parsed {
  body: unknown;
  /** What the answer is cached by; undefined if it is not. */
  key?: string;
  /** Those that have not been set on the response. */
  headers?: HeaderList;
}

/** A plain POST that has been read. */
interface Post {
  /** What its answer is cached by. */
  key: string;
  bytes: Buffer;
}

interface PostToAnswer extends Post {
  /** The headers of every response. */
  headers: HeaderList;
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

const decoder = new TextDecoder();

/** The object in a JSON text, or what is wrong with it. */
function parsed(text: string): object | string {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return 'Send one JSON object.';
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The same for all that is not JSON.
  }
  return INVALID_JSON;
}

/** What Apollo reads: which answers the client accepts, and what other sites cannot send from a browser. */
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
