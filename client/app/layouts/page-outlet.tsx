import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { studio } from '#common/studio';
import { ErrorBoundary } from '../../components/error-boundary';
import { LoadFailed } from '../../components/load-failed';
import { NoIndex } from '../../components/no-index';
import { PageHead } from '../../components/page-head';
import { Skeleton } from '../../components/skeleton';
import { paths } from '../../lib/paths';
import { HydrationEnd } from '../hydration';
import classes from './page-outlet.module.css';

/** The page itself. While another one of the layout loads, the router keeps the old one; what fails to load can be loaded again. */
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

/** Seen by who changes to the other layout before the page's code is there; the server never draws it. */
const PageLoading = () => (
  <div className={classes.loading}>
    <title>{studio.name}</title>
    <Skeleton>
      <span data-bone="title" className={classes.heading} />
      <span data-bone="line" />
    </Skeleton>
  </div>
);

const FAILED_TITLE = 'This page did not load';

/** The whole document is loaded anew: after an update of the site the old files are gone. */
const PageFailed = () => (
  <div className={classes.failed}>
    <PageHead title={FAILED_TITLE} description={FAILED_TITLE} path={paths.home} />
    <NoIndex />
    <HydrationEnd />
    <h1 tabIndex={-1}>{FAILED_TITLE}</h1>
    <LoadFailed
      message="Check your connection, then load it again."
      onRetry={() => window.location.reload()}
    />
  </div>
);
