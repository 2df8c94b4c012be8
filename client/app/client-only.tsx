import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { studio } from '#common/studio';
import { ActionLink } from '../components/action-button';
import { ShareTags } from '../components/share-tags';
import { WithoutScript } from '../components/without-script';
import { paths, withNext } from '../lib/paths';
import { useIsHydrated } from '../lib/use-is-hydrated';
import classes from './client-only.module.css';

const NOTE = 'For members';

/** A members-only page, which the server does not render: it sends a shell, which the page replaces after hydration. */
export function ClientOnly({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // All ids share one cached shell.
  const path = Object.keys(useParams()).length > 0 ? null : pathname;
  if (useIsHydrated()) return children;
  return (
    <>
      <title>{studio.name}</title>
      <ShareTags title={studio.name} description={NOTE} path={path ?? undefined} />
      <WithoutScript>
        <div className={classes.note}>
          <h1>{NOTE}</h1>
          <p>
            Log in or register to open this page. Both need JavaScript, which does not run in this browser:
            switch it on first.
          </p>
          <p>
            <ActionLink variant="primary" to={withNext(paths.login, path)}>
              Log in
            </ActionLink>
          </p>
        </div>
      </WithoutScript>
    </>
  );
}
