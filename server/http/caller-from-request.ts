import { isIP } from 'node:net';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Caller } from '../lib/caller';
import { networkOf } from '../lib/network';

const BEARER = /^Bearer +([\w.~+/=-]+)$/i;
/** `same-site` too: a page of a sibling subdomain is another origin, although the browser sends our cookies with it. */
const CROSS_ORIGIN = new Set(['cross-site', 'same-site']);

/** The caller of a request; its cookies are set on the response. */
export function callerOf(req: Request, res: Response, isHttps: boolean): Caller {
  const cookies = parseCookie(req.get('cookie') ?? '');
  const options = { httpOnly: true, sameSite: 'strict', secure: isHttps, path: '/' } as const;
  const address = addressOf(req);
  return {
    address,
    network: networkOf(address),
    userAgent: req.get('user-agent') ?? '',
    bearer: BEARER.exec(req.get('authorization') ?? '')?.[1],
    isCrossOrigin: CROSS_ORIGIN.has(req.get('sec-fetch-site') ?? ''),
    readCookie: (name) => cookies[name],
    setCookie: (name, value, lifeMs) =>
      void res.cookie(name, value, { ...options, ...(lifeMs === undefined ? {} : { maxAge: lifeMs }) }),
    clearCookie: (name) => void res.clearCookie(name, options),
  };
}

/** The network to which rate limits of a request apply. */
export const networkOfRequest = (req: Request): string => networkOf(addressOf(req));

/** The address that the trusted proxies report, if it is valid; else the peer address of the connection. */
function addressOf({ ip, socket }: Request): string {
  const [reported = ''] = (ip ?? '').split('%');
  const address = isIP(reported) ? reported : (socket.remoteAddress ?? '');
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
