import type { ReactNode } from 'react';
import { studio } from '#common/studio';
import { ErrorBoundary } from '../components/error-boundary';
import { HydrationEnd } from './hydration';
import classes from './root-boundary.module.css';

const TITLE = 'Something went wrong';

/** Around all that is drawn in the body: what fails here leaves a page that needs nothing of the rest. */
export const RootBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<RootFailed />}>{children}</ErrorBoundary>
);

/** The link is the browser's own, and without an anchor, for which it would load nothing. */
const RootFailed = () => (
  <main className={classes.failed}>
    <HydrationEnd />
    <title>{`${TITLE} - ${studio.name}`}</title>
    <h1>{TITLE}</h1>
    <p role="alert">This page cannot be shown. Reload it; if that does not help, try again later.</p>
    <a className={classes.reload} href={window.location.pathname + window.location.search}>
      Reload
    </a>
  </main>
);
