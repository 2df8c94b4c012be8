import { lazy, Suspense, useSyncExternalStore } from 'react';
import { allToasts, NO_TOASTS, onToast } from '../lib/toast';
import { componentsContent } from './components.content';
import { ErrorBoundary } from './error-boundary';
import { VisuallyHidden } from './visually-hidden';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack')).ToastStack }));

/** The toasts of the site; the code that renders them is loaded with the first one. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToast, allToasts, () => NO_TOASTS);
  const last = toasts.at(-1);
  return (
    <>
      {/* In the page from the start: many screen readers ignore a live region that is added with its text. */}
      <div role="status">{last && <VisuallyHidden key={last.id}>{last.text}</VisuallyHidden>}</div>
      {last && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <section aria-label={componentsContent.messages.title}>
              <ToastStack toasts={toasts} />
            </section>
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
