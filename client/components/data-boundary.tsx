import { Suspense, useState, type ReactNode } from 'react';
import { AttemptContext } from '../lib/attempt';
import { usePageState } from '../lib/page-state';
import { ErrorBoundary } from './error-boundary';

interface DataBoundaryProps {
  /** Drawn while the data is on its way. */
  loading: ReactNode;
  /** Drawn when the data did not arrive. */
  failed: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Failures in this browser so far: whatever is drawn after one asks under a new key. The server never counts. */
let failureCount = 0;

/** Around whatever reads data: its loading and its error state, on the server and in the browser alike. */
export function DataBoundary({ loading, failed, children }: DataBoundaryProps) {
  const { isDataMissing } = usePageState();
  const [isFailed, setIsFailed] = useState(isDataMissing);
  const [attempt, setAttempt] = useState(() => failureCount);
  const handleError = () => {
    failureCount += 1;
    setIsFailed(true);
  };
  const retry = () => {
    setAttempt(failureCount);
    setIsFailed(false);
  };
  if (isFailed) return failed(retry);
  return (
    <AttemptContext value={attempt}>
      <ErrorBoundary fallback={null} onError={handleError}>
        <Suspense fallback={loading}>{children}</Suspense>
      </ErrorBoundary>
    </AttemptContext>
  );
}
