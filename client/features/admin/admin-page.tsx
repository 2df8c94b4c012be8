import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { LoadFailed } from '../../components/load-failed';
import { PageHead } from '../../components/page-head';
import { Skeleton } from '../../components/skeleton';
import { paths } from '../../lib/paths';
import { AdminFrame } from './admin-frame';
import { useAdminTabs } from './admin-tabs';
import { hasDrawer } from './drawer/use-member-panel';
import { adminContent } from './admin.content';
import { TabArrival } from './tab-arrival';

const MemberDrawer = lazy(async () => ({
  default: (await import('./drawer/member-drawer')).MemberDrawer,
}));

/** The admin panel; shows one tab at a time. */
export function Page() {
  const { tabs, open } = useAdminTabs();
  if (!open) return null;
  const { id, Tab } = open;
  return (
    <AdminFrame tabs={tabs} openId={id}>
      <PageHead
        title={`${adminContent.tabs[id]}, ${adminContent.title}`}
        description={adminContent.description}
        path={paths.adminDashboard}
      />
      <ErrorBoundary resetKey={id} fallback={<TabFailed />}>
        <Suspense fallback={<TabLoading />}>
          <Tab />
          <TabArrival id={id} />
        </Suspense>
      </ErrorBoundary>
      {hasDrawer(id) && (
        <ErrorBoundary resetKey={id} fallback={<TabFailed />}>
          <Suspense fallback={null}>
            <MemberDrawer />
          </Suspense>
        </ErrorBoundary>
      )}
    </AdminFrame>
  );
}

const TabLoading = () => (
  <Skeleton>
    <span data-bone="title" />
    <span data-bone="line" />
  </Skeleton>
);

/** Reloads the whole document: after an update of the site, the files of the old version are gone. */
const TabFailed = () => (
  <LoadFailed message={adminContent.loadFailed} onRetry={() => window.location.reload()} />
);
