import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#common/paths';
import { studio } from '#common/studio';
import { ErrorBoundary } from '../../components/error-boundary';
import { LoadFailed } from '../../components/load-failed';
import { NoIndex, PageHead } from '../../components/page-head';
import { Skeleton } from '../../components/skeleton';
import { OFFLINE_PATH, offlineAddress } from '../../lib/offline-address';
import { HydrationEnd } from '../hydration';
import { siteContent } from '../site.content';
import classes from './page-outlet.module.css';

/**
 * The page itself. While another page of the same layout loads, the router keeps the current one on screen. A page that
 * fails to load can be loaded again.
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={<PageFailed />}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
        <HydrationEnd />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Shown on a change of layout, until the page's code has loaded; the server never renders it. */
const PageLoading = () => (
  <div className={classes.loading}>
    <title>{studio.name}</title>
    <Skeleton>
      <span data-bone="title" className={classes.heading} />
      <span data-bone="line" />
    </Skeleton>
  </div>
);

const { pageFailed } = siteContent;

/** Without a connection, redirects to the offline page, unless that page itself has failed. */
function PageFailed() {
  const { pathname, search } = useLocation();
  if (!navigator.onLine && pathname !== OFFLINE_PATH)
    return <Navigate to={offlineAddress(pathname + search)} replace />;
  return <FailedPage />;
}

/** Reloads the whole document: after an update of the site, the files of the old version are gone. */
const FailedPage = () => (
  <div className={classes.failed}>
    <PageHead title={pageFailed.title} description={pageFailed.title} path={paths.home} />
    <NoIndex />
    <HydrationEnd />
    <h1 tabIndex={-1}>{pageFailed.title}</h1>
    <LoadFailed message={pageFailed.text} onRetry={() => window.location.reload()} />
  </div>
);
