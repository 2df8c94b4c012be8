import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '#common/paths';
import { ErrorBoundary } from '../../components/error-boundary';
import { LoadFailed } from '../../components/load-failed';
import { PageHead } from '../../components/page-head';
import { Skeleton } from '../../components/skeleton';
import { focusHeading } from '../../lib/focus-heading';
import { AdminFrame } from './admin-frame';
import type { AdminTab } from './admin-tabs';
import { useAdminTabs } from './use-admin-tabs';
import { adminContent } from './admin.content';
import { NewMemberProvider } from './new-member/new-member-provider';

const MemberDrawer = lazy(async () => ({
  default: (await import('./drawer/member-drawer')).MemberDrawer,
}));

/** The admin panel; shows one tab at a time. */
export function Page() {
  const { tabs, open } = useAdminTabs();
  if (!open) return null;
  const { id, title, hasDrawer, Tab } = open;
  return (
    <NewMemberProvider>
      <AdminFrame tabs={tabs} open={open}>
        <PageHead
          title={`${title}, ${adminContent.title}`}
          description={adminContent.description}
          path={paths.adminDashboard}
        />
        <ErrorBoundary resetKey={id} fallback={<TabFailed />}>
          <Suspense fallback={<TabLoading />}>
            <Tab title={title} tabs={tabs} />
            <TabArrival id={id} />
          </Suspense>
        </ErrorBoundary>
        {hasDrawer && (
          <ErrorBoundary resetKey={id} fallback={<TabFailed />}>
            <Suspense fallback={null}>
              <MemberDrawer />
            </Suspense>
          </ErrorBoundary>
        )}
      </AdminFrame>
    </NewMemberProvider>
  );
}

/**
 * Shows another tab from its top, and gives its heading the focus if that was lost with the tab before, as after a
 * shortcut. Rendered behind the tab, whose own field may take the focus first.
 */
function TabArrival({ id }: { id: AdminTab['id'] }) {
  const shownId = useRef(id);
  const navigation = useNavigationType();
  const { hash } = useLocation();
  useEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    // A step in the history restores the position, and a part of the tab may be named.
    if (navigation !== 'POP' && !hash) window.scrollTo(0, 0);
    if (document.activeElement === document.body) focusHeading(document.querySelector('main h1'));
  }, [id, navigation, hash]);
  return null;
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
