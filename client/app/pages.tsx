import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../lib/paths';
import { Guard } from './guard';
import { PublicLayout } from './layouts/public-layout';
import { pageRoutes } from './routes';

/** The route table as routes: each page in its layout, behind its guard. */
export function Pages() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {pageRoutes.map(({ path, guard, Page }) => (
          <Route
            key={path}
            path={path}
            caseSensitive
            element={
              <Guard name={guard}>
                <Page />
              </Guard>
            }
          />
        ))}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
    </Routes>
  );
}
