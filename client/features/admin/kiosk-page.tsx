import { lazy, Suspense } from 'react';
import { paths } from '#common/paths';
import { PageHead } from '../../components/page-head';
import { kioskContent as content } from './kiosk/kiosk.content';
import { KiosksOnly } from './kiosk/kiosks-only';

// Lazy, or the code of every page would name the files of the kiosk.
const Kiosk = lazy(async () => ({ default: (await import('./kiosk/kiosk')).Kiosk }));

export const Page = () => (
  <>
    <PageHead title={content.title} description={content.description} path={paths.kiosk} />
    <KiosksOnly>
      <Suspense fallback={null}>
        <Kiosk />
      </Suspense>
    </KiosksOnly>
  </>
);
