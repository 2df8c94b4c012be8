/** A request on the wire, and the conditions that its answer must meet. */
import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** A request whose answer was wrong, or never came. */
export interface Failure {
  problem: string;
  caller: string;
  /** Its position in the sequence of the seed. */
  number: number;
  request: FuzzRequest;
  answer?: string | undefined;
}

/** Far longer than any request may take on a busy machine. */
export const HANG_MS = 30_000;

/** Sends it; null if the server does not answer in time. Rejects if the connection breaks. */
export async function send(origin: string, request: FuzzRequest): Promise<Answer | null> {
  const answer = await exchange(origin, request);
  return answer && { ...answer, body: textOf(answer.body, answer.headers) };
}

type RawAnswer = Omit<Answer, 'body'> & { body: Buffer };

function exchange(origin: string, { method, path, headers, body }: FuzzRequest): Promise<RawAnswer | null> {
  return new Promise((resolve, reject) => {
    const request = http.request(origin + path, { method, headers, timeout: HANG_MS }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, body: Buffer.concat(parts) });
      });
    });
    request.on('timeout', () => {
      resolve(null);
      request.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}

function textOf(body: Buffer, headers: http.IncomingHttpHeaders): string {
  if (body.length === 0) return '';
  const { 'content-encoding': encoding } = headers;
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
}

/** Texts that only a programmer should see. */
const INTERNALS =
  /node_modules|QueryFailedError|TypeError|RangeError|\bat \S+ \(.*:\d+:\d+\)|"stack"|INTERNAL_SERVER_ERROR/;

const NEEDED_HEADERS: Record<number, string> = {
  401: 'www-authenticate',
  405: 'allow',
  429: 'retry-after',
  503: 'retry-after',
};

/** The problem with an answer; undefined if there is none. */
export function problemOf({ method }: FuzzRequest, { status, headers, body }: Answer): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (INTERNALS.test(body)) return 'internals in the answer';
  if (headers['x-request-id'] === undefined) return 'no X-Request-Id';
  const needed = NEEDED_HEADERS[status];
  if (needed !== undefined && headers[needed] === undefined) return `${status} without ${needed}`;
  if (method === 'HEAD' && body !== '') return 'a body in the answer to HEAD';
  const hasBody = method !== 'HEAD' && status !== 304;
  return headers['content-type']?.includes('json') && hasBody ? problemOfJson(body) : undefined;
}

function problemOfJson(body: string): string | undefined {
  try {
    JSON.parse(body);
    return undefined;
  } catch {
    return 'JSON that cannot be read';
  }
}
