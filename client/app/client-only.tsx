import type { ReactNode } from 'react';
import { studio } from '#common/studio';
import { WithoutScript } from '../components/without-script';
import { useIsHydrated } from '../lib/use-is-hydrated';
import classes from './client-only.module.css';

/** A page that the server does not draw: a shell that search engines leave alone, and the page once hydrated. */
export function ClientOnly({ children }: { children: ReactNode }) {
  if (useIsHydrated()) return children;
  return (
    <>
      <title>{studio.name}</title>
      <meta name="robots" content="noindex" />
      <WithoutScript>
        <div className={classes.note}>
          <h1>For members</h1>
          <p>This page needs JavaScript, which does not run in this browser.</p>
        </div>
      </WithoutScript>
    </>
  );
}
