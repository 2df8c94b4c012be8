import type { ReactNode } from 'react';
import { studio } from '#common/studio';
import { ErrorBoundary } from '../components/error-boundary';
import { HydrationEnd } from './hydration';
import { siteContent } from './site.content';
import classes from './root-boundary.module.css';

const { siteFailed: content } = siteContent;

/** Wraps the whole body: after an error it shows a page that depends on no other part of the app. */
export const RootBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<RootFailed />}>{children}</ErrorBoundary>
);

/** A plain link without the hash, with which the browser would only scroll and not load the page. */
const RootFailed = () => (
  <main className={classes.failed}>
    <HydrationEnd />
    <title>{`${content.title} - ${studio.name}`}</title>
    <h1>{content.title}</h1>
    <p role="alert">{content.text}</p>
    <a className={classes.reload} href={window.location.pathname + window.location.search}>
      {siteContent.reload}
    </a>
  </main>
);
