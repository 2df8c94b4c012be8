import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../lib/paths';
import { ClientOnly } from './client-only';
import { Guard } from './guard';
import { PublicLayout } from './layouts/public-layout';
import { pageRoutes, type LayoutName, type PageRoute } from './routes';

const LAYOUTS: Record<LayoutName, ComponentType> = { public: PublicLayout };

/** The route table as routes: each page in its layout, behind its guard. */
export function Pages() {
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

function GuardedPage({ guard, ssr, Page }: PageRoute) {
  const page = (
    <Guard name={guard}>
      <Page />
    </Guard>
  );
  return ssr ? page : <ClientOnly>{page}</ClientOnly>;
}
