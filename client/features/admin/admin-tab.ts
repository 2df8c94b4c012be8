import type { TablerIcon } from '@tabler/icons-react';
import { lazy, type ComponentType } from 'react';
import type { Permission } from '#common/accounts/permissions';
import type { adminContent } from './admin.content';

export interface TabProps {
  title: string;
  /** The tabs that the current user may open. */
  tabs: readonly { id: string; title: string }[];
}

interface TabSettings<Id extends string> {
  /** Value of `?tab=`. */
  id: Id;
  title: string;
  group: keyof typeof adminContent.groups;
  /** The permission without which the tab shows nothing. */
  permission: Permission;
  /** Whether it is also for those who have the permission for the members assigned to them. */
  isForAssigned?: boolean;
  Icon: TablerIcon;
  /** Whether it has a place of its own in narrow windows, where the others are under "More". */
  isInBar?: boolean;
  /** The key that opens it after "g". */
  key?: string;
  /** False if `?member=` is the subject of the tab, or a filter. */
  hasDrawer?: boolean;
  /** The command that opens the tab for the selected member, whose id is in this search parameter. */
  forMember?: { label: string; parameter: string; key?: string };
  /** Loads the code of the tab. */
  load: () => Promise<ComponentType<TabProps>>;
}

/** A tab of the admin panel. */
export const adminTab = <const Id extends string>({
  isForAssigned = false,
  isInBar = false,
  hasDrawer = true,
  ...settings
}: TabSettings<Id>) => ({
  ...settings,
  isForAssigned,
  isInBar,
  hasDrawer,
  Tab: lazy(async () => ({ default: await settings.load() })),
});
