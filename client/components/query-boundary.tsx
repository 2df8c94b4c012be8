import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths, withNext } from '#common/paths';
import { codeOf } from '../lib/errors';
import { beginWait } from '../lib/pending';
import { useMinimumLoading } from '../lib/use-minimum-loading';
import { useShownAnswer, type AnsweredQuery } from '../lib/use-shown-answer';
import { staleMessage } from './query-boundary.content';
import { LoadFailed } from './load-failed';

interface QueryBoundaryProps<Data> {
  /** The result of a generated query hook. */
  query: AnsweredQuery<Data, unknown> & { loading: boolean; refetch: () => Promise<unknown> };
  loading: ReactNode;
  /** Message when the data could not be loaded. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Where those have to go who are refused everything else, by the code of the error. */
const REQUIRED_PATHS: Partial<Record<string, string>> = {
  PASSWORD_CHANGE_REQUIRED: paths.changePassword,
  SECOND_FACTOR_SET_UP_REQUIRED: paths.secondFactor,
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Loading and error state of personal data, which the server never renders, and then the data itself. */
export function QueryBoundary<Data>({ query, loading, failed, children }: QueryBoundaryProps<Data>) {
  const data = useShownAnswer(query)?.data;
  const isRefreshing = query.loading && data !== undefined;
  const showsLoading = useMinimumLoading(query.loading && data === undefined);
  useEffect(() => (isRefreshing ? beginWait() : undefined), [isRefreshing]);
  if (showsLoading) return loading;
  const requiredPath = REQUIRED_PATHS[codeOf(query.error) ?? ''];
  if (requiredPath !== undefined) return <LeadTo path={requiredPath} />;
  // The outcome arrives with the query.
  const retry = () => void query.refetch().catch(() => undefined);
  if (data === undefined) return <LoadFailed message={failed} onRetry={retry} />;
  return (
    <>
      {query.error !== undefined && (
        <LoadFailed message={`${sentence(failed)} ${staleMessage}`} onRetry={retry} />
      )}
      {children(data)}
    </>
  );
}

/** Leads to what is required first, and from there back to this page. */
function LeadTo({ path }: { path: string }) {
  const { pathname, search } = useLocation();
  return <Navigate to={withNext(path, pathname + search)} replace />;
}
