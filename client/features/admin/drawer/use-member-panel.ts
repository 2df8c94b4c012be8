import { useAddressPanel, type AddressPanel } from '../../../navigation/navigation';
import type { AdminTab } from '../admin-tabs';

/** Tabs in which `?member=` is the member whom they are about, or a filter. */
const WITHOUT_DRAWER: readonly AdminTab['id'][] = ['progress', 'edit', 'audit'];

/** Whether the drawer can be opened above a tab. */
export const hasDrawer = (tab: AdminTab['id']): boolean => !WITHOUT_DRAWER.includes(tab);

/** The drawer of the member whom `?member=` names. */
export const useMemberPanel = (): AddressPanel => useAddressPanel('member');
