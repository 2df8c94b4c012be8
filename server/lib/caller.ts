/** The client of a request, as far as accounts need to know it. */
export interface Caller {
  /** Network address. */
  address: string;
  /** The network that its attempts are counted against, see `networkOf`. */
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
export const COOKIES = { refresh: 'bhor_refresh', device: 'bhor_device' } as const;

export type CookieName = (typeof COOKIES)[keyof typeof COOKIES];

/** The server itself when it renders a page: anonymous, without cookies. */
export const NO_CALLER: Caller = {
  address: '',
  network: '',
  userAgent: '',
  isCrossOrigin: false,
  readCookie: () => undefined,
  setCookie: () => {},
  clearCookie: () => {},
};
