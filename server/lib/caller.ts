/** The client that sent a request. */
export interface Caller {
  /** Network address. */
  address: string;
  /** The network to which rate limits apply, see `networkOf`. */
  network: string;
  /** The User-Agent header. */
  userAgent: string;
  /** Token of the Authorization header. */
  bearer?: string | undefined;
  /** Whether the request comes from a page of another origin. */
  isCrossOrigin: boolean;
  readCookie(name: CookieName): string | undefined;
  /** Sets a cookie for this many milliseconds, or until the browser is closed. */
  setCookie(name: CookieName, value: string, lifeMs?: number): void;
  clearCookie(name: CookieName): void;
}

/** Names of the cookies, all of which are HttpOnly. */
export const COOKIES = { refresh: 'bhor_refresh', device: 'bhor_device', reset: 'bhor_reset' } as const;

export type CookieName = (typeof COOKIES)[keyof typeof COOKIES];

/** Used when the server renders a page: an anonymous client without cookies. */
export const NO_CALLER: Caller = {
  address: '',
  network: '',
  userAgent: '',
  isCrossOrigin: false,
  readCookie: () => undefined,
  setCookie: () => {},
  clearCookie: () => {},
};
