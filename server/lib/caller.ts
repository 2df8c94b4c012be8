/** The browser or program at the other end of a request, as far as accounts need to know it. */
export interface Caller {
  /** Network address. */
  address: string;
  /** What its tries are counted against. */
  network: string;
  /** What it calls itself. */
  userAgent: string;
  /** Token of the Authorization header. */
  bearer?: string | undefined;
  /** The page that makes this request is one of another origin. */
  isForeign: boolean;
  readCookie(name: CookieName): string | undefined;
  /** Keeps a cookie for so many milliseconds, or until the browser is closed. */
  setCookie(name: CookieName, value: string, lifeMs?: number): void;
  clearCookie(name: CookieName): void;
}

/** Names of the cookies; scripts can read none of them. */
export const COOKIES = { refresh: 'bhor_refresh', device: 'bhor_device' } as const;

export type CookieName = (typeof COOKIES)[keyof typeof COOKIES];

/** The server itself, when it draws a page: nobody, without cookies. */
export const NO_CALLER: Caller = {
  address: '',
  network: '',
  userAgent: '',
  isForeign: false,
  readCookie: () => undefined,
  setCookie: () => {},
  clearCookie: () => {},
};
