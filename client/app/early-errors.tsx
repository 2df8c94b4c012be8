import { CLIENT_ERRORS_PATH } from '#common/client-errors';
import { FAILED } from './start-script';

/**
 * Records errors that occur before the page's code runs; the code then reports them (error-watch.ts). If it never
 * loads, one report is sent when the page is left.
 */
const script = `(() => {
  window.earlyErrors = [];
  const keep = (event) => window.earlyErrors?.length < 5 && window.earlyErrors.push(event);
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, keep);
  addEventListener('pagehide', () => {
    const first = window.earlyErrors?.[0];
    if (!window.earlyErrors || (!first && !('${FAILED}' in document.documentElement.dataset))) return;
    const message = first ? String(first.message ?? first.reason) : 'The code of the page did not load.';
    const report = { kind: 'start', message, stack: '', route: '', release: '' };
    navigator.sendBeacon('${CLIENT_ERRORS_PATH}', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  });
})()`;

export function EarlyErrors({ nonce }: { nonce: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
