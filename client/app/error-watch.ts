import type { ErrorInfo } from 'react';
import type { ClientErrorKind } from '#common/client-errors';

declare global {
  interface Window {
    /** Errors of the time before this file ran (early-errors.tsx). */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent)[];
  }
}

type Report = (kind: ClientErrorKind, error: unknown) => void;

/**
 * Reports what goes wrong in this document to the server's log. What writes and sends a report is loaded with the
 * first one.
 * @returns how React reports: as ever on the console, and to the server
 */
export function watchErrors(entryScript: string) {
  const report: Report = (kind, error) =>
    // Without a connection no report could be sent either.
    void import('./error-report').then(
      ({ sendReport }) => sendReport(kind, error, entryScript),
      () => undefined,
    );
  const handle = (event: ErrorEvent | PromiseRejectionEvent) =>
    'reason' in event ? report('rejection', event.reason) : report('window', event.error ?? event.message);
  window.addEventListener('error', handle);
  window.addEventListener('unhandledrejection', handle);
  window.earlyErrors?.forEach(handle);
  // From now on they come here alone.
  delete window.earlyErrors;
  const byReact = (kind: ClientErrorKind) => (error: unknown, _info: ErrorInfo) => {
    // eslint-disable-next-line no-console -- as React does where nobody else listens
    console.error(error);
    report(kind, error);
  };
  return {
    onUncaughtError: byReact('uncaught'),
    onCaughtError: byReact('caught'),
    onRecoverableError: byReact('recoverable'),
  };
}
