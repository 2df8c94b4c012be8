import type { IncomingMessage } from 'node:http';

/** Browsers send some 200 characters. */
const LENGTH_MAX = 1000;

const ACCEPTS = ['accept', 'accept-encoding'];

/** Ignores longer lists of what a client accepts. Parsing them takes quadratic time: 50 ms for 16 kB. */
export function ignoreLongAccepts({ headers }: Pick<IncomingMessage, 'headers'>): void {
  for (const name of ACCEPTS) if ((headers[name]?.length ?? 0) > LENGTH_MAX) delete headers[name];
}
