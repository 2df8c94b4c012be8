import { PageHead } from '../../components/page-head';
import { useOpenTab } from '../../components/tab-links';
import { paths } from '../../lib/paths';
import { AdminFrame } from './admin-frame';
import { adminContent } from './admin.content';
import { ADMIN_TABS } from './admin-navigation';
import { OrdersTab } from './orders-tab';

/** The admin panel; shows one tab at a time. */
export function Page() {
  const openId = useOpenTab(ADMIN_TABS);
  return (
    <AdminFrame openId={openId}>
      <PageHead
        title={`${adminContent.tabs[openId]}, ${adminContent.title}`}
        description={adminContent.description}
        path={paths.adminDashboard}
      />
      <OrdersTab />
    </AdminFrame>
  );
}
