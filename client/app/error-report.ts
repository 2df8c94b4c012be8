import {
  CLIENT_ERROR_LENGTHS,
  CLIENT_ERRORS_PATH,
  withoutPersonal,
  type ClientError,
  type ClientErrorKind,
} from '#common/client-errors';
import { matchPage } from './routes';

/** A fault that comes back with every drawing is told often enough. */
const REPORTS_MAX = 5;

/** Answers of the server and a connection that is away: expected, told to the reader, and no fault of the page. */
const EXPECTED_NAMES = [
  'AbortError',
  'TimeoutError',
  'CombinedGraphQLErrors',
  'ServerError',
  'ServerParseError',
];
const EXPECTED_MESSAGES =
  /^(Failed to fetch|Load failed|NetworkError when .*|Script error\.|ResizeObserver loop .*)$/;
/** Of the reader's own, in the reader's own browser. */
const EXTENSION = /\b[\w-]+-extension:\/\//;

const reported = new Set<string>();

/** Sends a report of an error, once, and only so many from one document. */
export function sendReport(kind: ClientErrorKind, error: unknown, entryScript: string): void {
  const { name, message, stack } = partsOf(error);
  const first = `${message}\n${stack.split('\n')[1] ?? ''}`;
  if (EXPECTED_NAMES.includes(name) || EXPECTED_MESSAGES.test(message) || EXTENSION.test(stack)) return;
  if (reported.has(first) || reported.size >= REPORTS_MAX) return;
  reported.add(first);
  const report: ClientError = {
    kind,
    message: told('message', message),
    stack: told('stack', stack),
    route: matchPage(window.location.pathname)?.path ?? 'none',
    release: entryScript.split('/').at(-1) ?? '',
  };
  navigator.sendBeacon(CLIENT_ERRORS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** Anything can be thrown, an error without a message too. */
function partsOf(error: unknown): { name: string; message: string; stack: string } {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? '' };
  return { name: '', message: String(error), stack: '' };
}

const told = (name: 'message' | 'stack', text: string) =>
  withoutPersonal(text).slice(0, CLIENT_ERROR_LENGTHS[name]);
