import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Caller, CookieName } from '../lib/caller';
import type { Proxies } from './proxies';

const BEARER = /^Bearer +([\w.~+/=-]+)$/i;
/** `same-site` too: a page of a sibling subdomain is another origin, although the browser sends our cookies with it. */
const CROSS_ORIGIN = new Set(['cross-site', 'same-site']);

/** Browsers accept such a cookie only over https, from this host and for all paths: no sibling subdomain can set it. */
const HOST_PREFIX = '__Host-';

/** The name with which a cookie is sent. */
export const cookieNameOf = (name: CookieName, isHttps: boolean) =>
  isHttps ? `${HOST_PREFIX}${name}` : name;

interface CookieLife {
  expires?: Date;
  maxAge?: number;
}

const CLEARED: CookieLife = { expires: new Date(0) };

export interface NetworkSettings {
  /** Whether the public URL uses https. */
  isHttps: boolean;
  proxies: Proxies;
}

/**
 * The caller of a request; its cookies are set on the response. Over https, cookies without the prefix are not read,
 * because a sibling subdomain can set them, and cleared when one with it is set.
 */
export function callerOf(req: IncomingMessage, res: ServerResponse, settings: NetworkSettings): Caller {
  const { isHttps, proxies } = settings;
  const { headers } = req;
  let cookies: ReturnType<typeof parseCookie> | undefined;
  const read = (name: string) => (cookies ??= parseCookie(headers.cookie ?? ''))[name];
  const sentName = (name: CookieName) => cookieNameOf(name, isHttps);
  const send = (name: string, value: string, options: CookieLife) =>
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
  const setCookie = (name: CookieName, value: string, options: CookieLife) => {
    send(sentName(name), value, options);
    if (isHttps && read(name) !== undefined) send(name, '', CLEARED);
  };
  return {
    ...proxies.clientOf(req),
    userAgent: headers['user-agent'] ?? '',
    bearer: BEARER.exec(headers.authorization ?? '')?.[1],
    isCrossOrigin: CROSS_ORIGIN.has(String(headers['sec-fetch-site'] ?? '')),
    readCookie: (name) => read(sentName(name)),
    setCookie: (name, value, lifeMs) => setCookie(name, value, lifetimeOf(lifeMs)),
    clearCookie: (name) => setCookie(name, '', CLEARED),
  };
}

function lifetimeOf(lifeMs: number | undefined): CookieLife {
  if (lifeMs === undefined) return {};
  return { maxAge: Math.floor(lifeMs / 1000), expires: new Date(Date.now() + lifeMs) };
}
