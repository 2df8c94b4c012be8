import { useNavigate } from 'react-router-dom';
import { useAdminTabs } from '../use-admin-tabs';
import { useMemberPanel } from '../drawer/use-member-panel';

/** Returns a function that opens the drawer of a member: in the open tab, or in the list of members if that has none. */
export function useShowMember(): (id: string) => void {
  const navigate = useNavigate();
  const panel = useMemberPanel();
  const { open } = useAdminTabs();
  return (id) => (open?.hasDrawer ? panel.open(id) : void navigate({ search: `?tab=members&member=${id}` }));
}
