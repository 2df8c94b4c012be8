import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { messages } from '#common/messages';
import { messageOf } from '../lib/errors';
import { paths } from '../lib/paths';
import { useHeld } from '../lib/use-held';
import { LoadFailed } from './load-failed';

interface QueryBoundaryProps<Data> {
  /** What a generated query hook returns. */
  query: {
    data?: Data | undefined;
    previousData?: Data | undefined;
    loading: boolean;
    error?: unknown;
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
  if (data !== undefined) return children(data);
  if (isForOwnPasswords(query.error)) return <Navigate to={paths.changePassword} replace />;
  // Its outcome comes with the query.
  const retry = () => void query.refetch().catch(() => undefined);
  return <LoadFailed message={failed} onRetry={retry} />;
}

/** Whoever signed up with a password that others know gets nothing until they have chosen their own (contract 3). */
const isForOwnPasswords = (error: unknown) =>
  messageOf(error, { fallback: '', unreachable: '' }) === messages.ownPasswordFirst;
