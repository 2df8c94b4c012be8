import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { studio } from '#common/studio';
import { ShareTags } from '../components/share-tags';
import { WithoutScript } from '../components/without-script';
import { useIsHydrated } from '../lib/use-is-hydrated';
import classes from './client-only.module.css';

const NOTE = 'For members';

/** A page that the server does not draw: a shell, and the page once hydrated. */
export function ClientOnly({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isOneOfMany = Object.keys(useParams()).length > 0;
  if (useIsHydrated()) return children;
  return (
    <>
      <title>{studio.name}</title>
      <ShareTags title={studio.name} description={NOTE} path={isOneOfMany ? undefined : pathname} />
      <WithoutScript>
        <div className={classes.note}>
          <h1>{NOTE}</h1>
          <p>This page needs JavaScript, which does not run in this browser.</p>
        </div>
      </WithoutScript>
    </>
  );
}
