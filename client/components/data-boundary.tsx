import { createContext, Suspense, useContext, useState, type ReactNode } from 'react';
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

/** Number of the attempt to load the data; changes with each retry after a failure. */
const AttemptContext = createContext(0);

/**
 * The `queryKey` of a suspending query. Apollo Client keeps the result of a query for a while, even a failure, so only
 * a new key sends the request again.
 */
export const useAttemptKey = (): number => useContext(AttemptContext);
