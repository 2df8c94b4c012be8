import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NoIndex } from '../components/no-index';
import type { LayoutName } from '../lib/page-route';
import { paths } from '../lib/paths';
import { ClientOnly } from './client-only';
import { Guard } from './guard';
import { AuthLayout } from './layouts/auth-layout';
import { BareLayout } from './layouts/bare-layout';
import { NavigationAnnouncer } from './layouts/navigation-announcer';
import { PendingBar } from './layouts/pending-bar';
import { PublicLayout } from './layouts/public-layout';
import { useScrollMemory } from '../navigation/navigation';
import { pageRoutes, type SitePage } from './routes';

const LAYOUTS: Record<LayoutName, ComponentType> = {
  public: PublicLayout,
  auth: AuthLayout,
  bare: BareLayout,
};

/** Each page of the route table in its layout and behind its guard; navigation effects survive a change of layout. */
export function Pages() {
  useScrollMemory();
  return (
    <>
      <PageRoutes />
      <PendingBar />
      <NavigationAnnouncer />
    </>
  );
}

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
      {!isListed && <NoIndex />}
      {ssr ? page : <ClientOnly>{page}</ClientOnly>}
    </>
  );
}
