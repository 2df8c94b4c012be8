/** Path for reporting browser errors to the server's log. */
export const CLIENT_ERRORS_PATH = '/client-errors';

/** Where the error was caught: React, the window, or (`start`) the HTML page itself because its code never ran. */
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
  /** Route pattern of the page, such as /blog/:articleId. */
  route: string;
  /** The page's entry script, whose name identifies the build. */
  release: string;
}

/** Maximum length of each part, in characters. */
export const CLIENT_ERROR_LENGTHS: Record<keyof ClientError, number> = {
  kind: 12,
  message: 300,
  stack: 2000,
  route: 100,
  release: 100,
};

const PERSONAL: [pattern: RegExp, replacement: string][] = [
  // Begins where such a word begins: from each of its characters, a long one would be read again and again.
  [/(?<![^\s@"'<>()=])[^\s@"'<>()=]+@[^\s@"'<>()]+\.[^\s@"'<>():]+/g, '[mail]'],
  // Query strings and fragments of URLs.
  [/[?#][\w.~%+-]+=[^\s)"'<>]*/g, '?[...]'],
  // Ids and tokens, but not the names of our own script files.
  [/(?<![\w-])[\w-]{24,}(?![\w-]|\.js)/g, '[...]'],
  // Phone numbers and codes, but not line and column numbers.
  [/(?<![:\d.])\+?\d(?:[ -]?\d){5,}/g, '[...]'],
  // User input quoted in messages, recognised by having more than one word.
  [/"[^"\s]*\s[^"\n]*(?:\n[^"\n]*)?"/g, '"[...]"'],
];

/** Removes everything that may identify a person or grant access. */
export const redactPersonalData = (text: string): string =>
  PERSONAL.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
