import { isIP } from 'node:net';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Caller } from '../lib/caller';
import { networkOf } from '../lib/network';

const BEARER = /^Bearer +([\w.~+/=-]+)$/i;
/** Not even a page of a neighbouring domain, which the browser gives our cookies. */
const FOREIGN = new Set(['cross-site', 'same-site']);

/** Reads from a request who makes it; cookies go out with its response. */
export function callerOf(req: Request, res: Response, isHttps: boolean): Caller {
  const cookies = parseCookie(req.get('cookie') ?? '');
  const options = { httpOnly: true, sameSite: 'strict', secure: isHttps, path: '/' } as const;
  const address = addressOf(req);
  return {
    address,
    network: networkOf(address),
    userAgent: req.get('user-agent') ?? '',
    bearer: BEARER.exec(req.get('authorization') ?? '')?.[1],
    isForeign: FOREIGN.has(req.get('sec-fetch-site') ?? ''),
    readCookie: (name) => cookies[name],
    setCookie: (name, value, lifeMs) =>
      void res.cookie(name, value, { ...options, ...(lifeMs === undefined ? {} : { maxAge: lifeMs }) }),
    clearCookie: (name) => void res.clearCookie(name, options),
  };
}

/** What tries of a request are counted against. */
export const networkOfRequest = (req: Request): string => networkOf(addressOf(req));

/** What the proxies say, when it is an address; else where the connection comes from. */
function addressOf({ ip, socket }: Request): string {
  const [said = ''] = (ip ?? '').split('%');
  const address = isIP(said) ? said : (socket.remoteAddress ?? '');
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
