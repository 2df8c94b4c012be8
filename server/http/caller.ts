import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Caller } from '../lib/caller';

const BEARER = /^Bearer +([\w.~+/=-]+)$/i;

/** Reads from a request who makes it; cookies go out with its response. */
export function callerOf(req: Request, res: Response, isHttps: boolean): Caller {
  const cookies = parseCookie(req.get('cookie') ?? '');
  const options = { httpOnly: true, sameSite: 'strict', secure: isHttps, path: '/' } as const;
  return {
    address: req.ip ?? '',
    userAgent: req.get('user-agent') ?? '',
    bearer: BEARER.exec(req.get('authorization') ?? '')?.[1],
    isForeign: req.get('sec-fetch-site') === 'cross-site',
    readCookie: (name) => cookies[name],
    setCookie: (name, value, lifeMs) =>
      void res.cookie(name, value, { ...options, ...(lifeMs === undefined ? {} : { maxAge: lifeMs }) }),
    clearCookie: (name) => void res.clearCookie(name, options),
  };
}
