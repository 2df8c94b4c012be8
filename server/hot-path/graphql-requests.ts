import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from '@apollo/server';
import type { Context } from '../graphql/context';
import { NO_CACHE } from '../http/endpoint-middleware';
import { INVALID_JSON, sendFailure } from '../http/failures';
import { searchOf } from '../http/request-path';
import { NO_INDEX } from '../http/search-headers';
import type { QuerySlots } from '../http/query-slots';
import { Answer, headerList, sendPrepared } from './answer';
import type { AnswerCache, KeepAnswer } from './answer-cache';
import { PreparedBody } from './prepared-body';

interface GraphqlParts {
  apollo: ApolloServer<Context>;
  contextOf: (req: IncomingMessage, res: ServerResponse) => Context;
  slots: QuerySlots;
  answers: AnswerCache;
  /** Maximum size of a request body. */
  bodyBytesMax: number;
}

const HTTP_OK = 200;
const PLAIN_JSON = /^application\/json(; ?charset=utf-8)?$/i;

/** Answers requests to /graphql. */
export class GraphqlRequests {
  constructor(private readonly parts: GraphqlParts) {}

  /** Whether the body of a POST can be read without further ado; Express handles compressed, chunked and wrong ones. */
  isPlainPost({ method, headers }: IncomingMessage): boolean {
    const length = Number(headers['content-length']);
    return (
      method === 'POST' &&
      PLAIN_JSON.test(headers['content-type'] ?? '') &&
      headers['content-encoding'] === undefined &&
      length > 0 &&
      length <= this.parts.bodyBytesMax
    );
  }

  /** Answers a plain POST. */
  async answerPost(req: IncomingMessage, res: ServerResponse, { key, bytes }: Post): Promise<void> {
    const { answers, slots } = this.parts;
    res.setHeaders(new Map(Object.entries(NO_INDEX)));
    const body = parsed(decoder.decode(bytes));
    if (typeof body === 'string') sendFailure(req, res, { code: 'BAD_REQUEST', message: body });
    else if (await slots.assign(req, res)) await this.answer(req, res, { body, keep: answers.begin(key) });
  }

  /** Answers a request with a parsed body. */
  async answer(req: IncomingMessage, res: ServerResponse, { body, keep }: Parsed): Promise<void> {
    const { apollo, contextOf } = this.parts;
    const context = contextOf(req, res);
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: req.method!, headers: headersOf(req), search: searchOf(req), body },
      context: async () => context,
    });
    const text = textOf(response);
    const headers = {
      ...Object.fromEntries(response.headers),
      'Cache-Control': NO_CACHE,
      ...NO_INDEX,
    };
    const { status = HTTP_OK } = response;
    // Apollo refuses an Accept header after the operation has succeeded.
    if (keep && context.answer.isContent && status === HTTP_OK) {
      const answer = new Answer({ headers, body: text });
      keep(answer);
      return answer.send(req, res);
    }
    await sendPrepared(req, res, {
      status,
      headers: headerList({ ...headers, Vary: 'Accept-Encoding' }),
      body: new PreparedBody(text, undefined, 'low'),
    });
  }
}

interface Parsed {
  body: unknown;
  keep?: KeepAnswer;
}

/** A plain POST that has been read. */
interface Post {
  /** What its answer is cached by. */
  key: string;
  bytes: Buffer;
}

/** Reads a plain POST. */
export async function readPost(req: IncomingMessage): Promise<Post | 'disconnected'> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      // No header contains a line break, so no other header and body have the same key.
      resolve({ key: `${req.headers.accept ?? ''}\n${bytes.toString('latin1')}`, bytes });
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

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) map.set(name, String(headers[name]));
  return map;
}

function textOf({ body }: HTTPGraphQLResponse): string {
  if (body.kind !== 'complete') throw new Error('Incremental delivery is not used.');
  return body.string;
}
