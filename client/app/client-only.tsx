import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { paths, withNext } from '#common/paths';
import { studio } from '#common/studio';
import { ActionLink } from '../components/action-button';
import { ShareTags } from '../components/share-tags';
import { WithoutScript } from '../components/without-script';
import { useIsHydrated } from '../lib/use-is-hydrated';
import { siteContent } from './site.content';
import classes from './client-only.module.css';

const { members: content } = siteContent;

/** A members-only page, which the server does not render: it sends a shell, which the page replaces after hydration. */
export function ClientOnly({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // All ids share one cached shell.
  const path = Object.keys(useParams()).length > 0 ? null : pathname;
  if (useIsHydrated()) return children;
  return (
    <>
      <title>{studio.name}</title>
      <ShareTags title={studio.name} description={content.title} path={path ?? undefined} />
      <WithoutScript>
        <div className={classes.note}>
          <h1>{content.title}</h1>
          <p>{content.text}</p>
          <p>
            <ActionLink variant="primary" to={withNext(paths.login, path)}>
              {content.logIn}
            </ActionLink>
          </p>
        </div>
      </WithoutScript>
    </>
  );
}
