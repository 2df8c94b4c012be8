import type { ErrorInfo } from 'react';
import type { ClientErrorKind } from '#common/client-errors';
import type { EarlyError } from '../before-hydration/early-errors';

type Report = (kind: ClientErrorKind, error: unknown) => void;

/**
 * Reports errors in this document to the server's log. The code that builds and sends reports is loaded with the first
 * error.
 * @returns React's error handlers, which print to the console, as React does by default, and report to the server
 */
export function watchErrors(entryScript: string) {
  const report: Report = (kind, error) =>
    // If this code cannot be loaded, there is no connection to send a report over either.
    void import('./error-report').then(
      ({ sendReport }) => sendReport(kind, error, entryScript),
      () => undefined,
    );
  const handle = (event: EarlyError) =>
    'reason' in event ? report('rejection', event.reason) : report('window', event.error ?? event.message);
  window.addEventListener('error', handle);
  window.addEventListener('unhandledrejection', handle);
  window.earlyErrors?.forEach(handle);
  // Makes the early script stop collecting.
  delete window.earlyErrors;
  const byReact = (kind: ClientErrorKind) => (error: unknown, _info: ErrorInfo) => {
    // oxlint-disable-next-line no-console -- as React does by default
    console.error(error);
    report(kind, error);
  };
  return {
    onUncaughtError: byReact('uncaught'),
    onCaughtError: byReact('caught'),
    onRecoverableError: byReact('recoverable'),
  };
}
