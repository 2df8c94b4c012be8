import { Component, Suspense, useState, type ReactNode } from 'react';
import { AttemptContext } from '../lib/attempt';
import { usePageState } from '../lib/page-state';

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
      <CatchFailure onFailure={() => setIsFailed(true)}>
        <Suspense fallback={loading}>{children}</Suspense>
      </CatchFailure>
    </AttemptContext>
  );
}

interface CatchFailureProps {
  onFailure: () => void;
  children: ReactNode;
}

class CatchFailure extends Component<CatchFailureProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
