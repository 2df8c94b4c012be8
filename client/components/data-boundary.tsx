import { Suspense, useState, type ReactNode } from 'react';
import { AttemptContext } from '../lib/attempt-key';
import { usePageState } from '../lib/page-state';
import { ErrorBoundary } from './error-boundary';

interface DataBoundaryProps {
  /** Shown while the data is loading. */
  loading: ReactNode;
  /** Shown when the data could not be loaded. */
  failed: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Failures in this browser so far: boundaries that render after one use a new query key. Stays 0 on the server. */
let failureCount = 0;

/** Loading and error state of the components inside that query data, on the server and in the browser alike. */
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
