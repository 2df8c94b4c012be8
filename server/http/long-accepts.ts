import type { IncomingMessage } from 'node:http';

/** Browsers send some 200 characters. */
const LENGTH_MAX = 1000;

const ACCEPTS = ['accept', 'accept-encoding'];

/** Takes longer lists of what a client accepts for none. Reading one takes quadratic time, of 16 kB some 50 ms. */
export function ignoreLongAccepts({ headers }: Pick<IncomingMessage, 'headers'>): void {
  for (const name of ACCEPTS) if ((headers[name]?.length ?? 0) > LENGTH_MAX) delete headers[name];
}
