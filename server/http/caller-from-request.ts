import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Caller, CookieName } from '../lib/caller';
import { networkOf } from '../lib/network';
import type { Proxies } from './proxies';

const BEARER = /^Bearer +([\w.~+/=-]+)$/i;
/** `same-site` too: a page of a sibling subdomain is another origin, although the browser sends our cookies with it. */
const CROSS_ORIGIN = new Set(['cross-site', 'same-site']);

export interface NetworkSettings {
  /** Whether the public URL uses https. */
  isHttps: boolean;
  proxies: Proxies;
}

/** The caller of a request; its cookies are set on the response. */
export function callerOf(req: IncomingMessage, res: ServerResponse, settings: NetworkSettings): Caller {
  const { isHttps, proxies } = settings;
  const { headers } = req;
  let cookies: ReturnType<typeof parseCookie> | undefined;
  const setCookie = (name: CookieName, value: string, options: { expires?: Date; maxAge?: number }) =>
    void res.appendHeader(
      'Set-Cookie',
      stringifySetCookie({
        name,
        value,
        path: '/',
        ...options,
        httpOnly: true,
        secure: isHttps,
        sameSite: 'strict',
      }),
    );
  const address = proxies.clientAddress(req);
  return {
    address,
    network: networkOf(address),
    userAgent: headers['user-agent'] ?? '',
    bearer: BEARER.exec(headers.authorization ?? '')?.[1],
    isCrossOrigin: CROSS_ORIGIN.has(String(headers['sec-fetch-site'] ?? '')),
    readCookie: (name) => (cookies ??= parseCookie(headers.cookie ?? ''))[name],
    setCookie: (name, value, lifeMs) => setCookie(name, value, lifetimeOf(lifeMs)),
    clearCookie: (name) => setCookie(name, '', { expires: new Date(0) }),
  };
}

function lifetimeOf(lifeMs: number | undefined) {
  if (lifeMs === undefined) return {};
  return { maxAge: Math.floor(lifeMs / 1000), expires: new Date(Date.now() + lifeMs) };
}
