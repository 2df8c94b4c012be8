import { lazy, Suspense, useSyncExternalStore } from 'react';
import { allToasts, onToast, type Toast } from '../lib/toast';
import { ErrorBoundary } from './error-boundary';
import { VisuallyHidden } from './visually-hidden';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack')).ToastStack }));

const NONE: Toast[] = [];

/** The toasts of the site; what draws them is loaded with the first. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToast, allToasts, () => NONE);
  const last = toasts.at(-1);
  return (
    <>
      {/* In the page from the start: many readers do not speak a region that comes with its text. */}
      <div role="status">{last && <VisuallyHidden key={last.id}>{last.text}</VisuallyHidden>}</div>
      {last && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <section aria-label="Messages">
              <ToastStack toasts={toasts} />
            </section>
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
