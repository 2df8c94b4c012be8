/** Errors in a reader's browser, as they are reported to the server's log. */
export const CLIENT_ERRORS_PATH = '/client-errors';

/** Who noticed it: React, the window, or the page itself, whose code never ran. */
export const CLIENT_ERROR_KINDS = [
  'uncaught',
  'caught',
  'recoverable',
  'window',
  'rejection',
  'start',
] as const;

export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

export interface ClientError {
  kind: ClientErrorKind;
  message: string;
  stack: string;
  /** Pattern of the page's address, such as /blog/:articleId. */
  route: string;
  /** The script that the page began with, which names the build. */
  release: string;
}

/** So many characters of each part are worth reading. */
export const CLIENT_ERROR_LENGTHS: Record<keyof ClientError, number> = {
  kind: 12,
  message: 300,
  stack: 2000,
  route: 100,
  release: 100,
};

const PERSONAL: [pattern: RegExp, replacement: string][] = [
  [/[^\s@"'<>()=]+@[^\s@"'<>()]+\.[^\s@"'<>():]+/g, '[mail]'],
  // Searches and fragments of addresses.
  [/[?#][\w.~%+-]+=[^\s)"'<>]*/g, '?[...]'],
  // Ids and tokens, but no names of our own files.
  [/(?<![\w-])[\w-]{24,}(?![\w-]|\.js)/g, '[...]'],
  // Phone numbers and codes, but no places in a file.
  [/(?<![:\d.])\+?\d(?:[ -]?\d){5,}/g, '[...]'],
  // What was typed, as far as a message quotes it: more than one word.
  [/"[^"\n]*\s[^"\n]*"/g, '"[...]"'],
];

/** A text without what may say who somebody is or let somebody in. */
export const withoutPersonal = (text: string): string =>
  PERSONAL.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
