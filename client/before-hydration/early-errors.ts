/**
 * Records errors that occur before the page's code runs; the code then reports them (app/error-watch.ts). If it never
 * loads, one report is sent when the page is left.
 */
import { CLIENT_ERRORS_PATH } from '#common/client-errors';
import { FAILED } from './marks';

export type EarlyError = ErrorEvent | PromiseRejectionEvent;

declare global {
  interface Window {
    /** Errors from before the page's code ran, which removes the list to end the recording. */
    earlyErrors?: EarlyError[];
  }
}

const KEPT_MAX = 5;

const messageOf = (error: EarlyError) => String('message' in error ? error.message : error.reason);

window.earlyErrors = [];

const keep = (event: EarlyError) => {
  if (window.earlyErrors && window.earlyErrors.length < KEPT_MAX) window.earlyErrors.push(event);
};
addEventListener('error', keep);
addEventListener('unhandledrejection', keep);

addEventListener('pagehide', () => {
  const { earlyErrors } = window;
  if (!earlyErrors) return;
  const [first] = earlyErrors;
  if (!first && !(FAILED in document.documentElement.dataset)) return;
  const message = first ? messageOf(first) : 'The code of the page did not load.';
  const report = JSON.stringify({ kind: 'start', message, stack: '', route: '', release: '' });
  navigator.sendBeacon(CLIENT_ERRORS_PATH, new Blob([report], { type: 'application/json' }));
});
