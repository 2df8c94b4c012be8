import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '#common/paths';
import { studio } from '#common/studio';
import { NoIndex } from '../components/page-head';
import type { LayoutName } from '../lib/page-route';
import { useAnnouncedTitle, useScrollRestoration } from '../navigation/navigation';
import { ClientOnly } from './client-only';
import { Guard } from './guard';
import { AuthLayout } from './layouts/auth-layout';
import { BareLayout } from './layouts/bare-layout';
import { PendingBar } from './layouts/pending-bar';
import { PublicLayout } from './layouts/public-layout';
import { pageRoutes, type SitePage } from './routes';
import hidden from '../components/visually-hidden.module.css';

const LAYOUTS: Record<LayoutName, ComponentType> = {
  public: PublicLayout,
  auth: AuthLayout,
  bare: BareLayout,
};

/** Each page of the route table in its layout and behind its guard; navigation effects survive a change of layout. */
export function Pages() {
  useScrollRestoration();
  return (
    <>
      <PageRoutes />
      <PendingBar />
      <NavigationAnnouncer />
    </>
  );
}

/** Announces the title of the new page after client-side navigation, as a page load would. */
const NavigationAnnouncer = () => (
  <p className={hidden.hidden} role="status">
    {useAnnouncedTitle()}
  </p>
);

function PageRoutes() {
  return (
    <Routes>
      {Object.entries(LAYOUTS).map(([name, Layout]) => (
        <Route key={name} element={<Layout />}>
          {pageRoutes
            .filter((route) => route.layout === name)
            .map((route) => (
              <Route key={route.path} path={route.path} caseSensitive element={<GuardedPage {...route} />} />
            ))}
        </Route>
      ))}
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}

function GuardedPage({ guard, ssr, isListed, Page }: SitePage) {
  const page = (
    <Guard name={guard}>
      <Page />
    </Guard>
  );
  return (
    <>
      {(!isListed || studio.isBeingSetUp) && <NoIndex />}
      {ssr ? page : <ClientOnly>{page}</ClientOnly>}
    </>
  );
}
