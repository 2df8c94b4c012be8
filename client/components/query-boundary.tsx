import type { ReactNode } from 'react';
import { useHeld } from '../lib/use-held';
import { LoadFailed } from './load-failed';

interface QueryBoundaryProps<Data> {
  /** What a generated query hook returns. */
  query: {
    data?: Data | undefined;
    previousData?: Data | undefined;
    loading: boolean;
    refetch: () => Promise<unknown>;
  };
  loading: ReactNode;
  /** What did not arrive. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Data of one person's own, which the server draws for nobody: its loading and its error state, then itself. */
export function QueryBoundary<Data>({ query, loading, failed, children }: QueryBoundaryProps<Data>) {
  const data = query.data ?? query.previousData;
  const isHeld = useHeld(query.loading && data === undefined);
  if (isHeld) return loading;
  // Its outcome comes with the query.
  const retry = () => void query.refetch().catch(() => undefined);
  return data === undefined ? <LoadFailed message={failed} onRetry={retry} /> : children(data);
}
