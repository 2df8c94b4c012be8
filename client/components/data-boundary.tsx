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

/** Around whatever reads data: its loading and its error state, on the server and in the browser alike. */
export function DataBoundary({ loading, failed, children }: DataBoundaryProps) {
  const { isDataMissing } = usePageState();
  const [isFailed, setIsFailed] = useState(isDataMissing);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    setIsFailed(false);
  };
  if (isFailed) return failed(retry);
  return (
    <AttemptContext value={attempt}>
      <ErrorBoundary fallback={null} onError={() => setIsFailed(true)}>
        <Suspense fallback={loading}>{children}</Suspense>
      </ErrorBoundary>
    </AttemptContext>
  );
}
