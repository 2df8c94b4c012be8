import {
  CLIENT_ERROR_LENGTHS,
  CLIENT_ERRORS_PATH,
  redactPersonalData,
  type ClientError,
  type ClientErrorKind,
} from '#common/client-errors';
import { matchPage } from './routes';

/** Limit per document: an error that recurs on every render need not be reported more often. */
const REPORTS_MAX = 5;

/** Error responses and network failures: expected, shown to the user, and not a defect of the page. */
const EXPECTED_NAMES = [
  'AbortError',
  'TimeoutError',
  'CombinedGraphQLErrors',
  'ServerError',
  'ServerParseError',
];
const EXPECTED_MESSAGES =
  /^(Failed to fetch|Load failed|NetworkError when .*|Script error\.|ResizeObserver loop .*)$/;
/** Stack frames of browser extensions. */
const EXTENSION = /\b[\w-]+-extension:\/\//;

const reported = new Set<string>();

/** Reports an error once, and at most `REPORTS_MAX` errors per document. */
export function sendReport(kind: ClientErrorKind, error: unknown, entryScript: string): void {
  const { name, message, stack } = partsOf(error);
  const fingerprint = `${message}\n${stack.split('\n')[1] ?? ''}`;
  if (EXPECTED_NAMES.includes(name) || EXPECTED_MESSAGES.test(message) || EXTENSION.test(stack)) return;
  if (reported.has(fingerprint) || reported.size >= REPORTS_MAX) return;
  reported.add(fingerprint);
  const report: ClientError = {
    kind,
    message: redacted('message', message),
    stack: redacted('stack', stack),
    route: matchPage(window.location.pathname)?.path ?? 'none',
    release: entryScript.split('/').at(-1) ?? '',
  };
  navigator.sendBeacon(CLIENT_ERRORS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** Any value can be thrown, and an `Error` may lack a stack. */
function partsOf(error: unknown): { name: string; message: string; stack: string } {
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack ?? '' };
  return { name: '', message: String(error), stack: '' };
}

const redacted = (name: 'message' | 'stack', text: string) =>
  redactPersonalData(text).slice(0, CLIENT_ERROR_LENGTHS[name]);
