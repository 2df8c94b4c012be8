import { Button } from '../../../components/button';
import { useHasPermission } from '../../../lib/permissions';
import { drawerContent } from './drawer.content';
import type { DrawerMemberFragment } from './member-drawer.generated';

interface DeleteButtonProps {
  member: Pick<DrawerMemberFragment, 'role'>;
  onPress: () => void;
}

/** Opens the dialog that deletes a member. The staff lose their access first, under Staff. */
export function DeleteButton({ member, onPress }: DeleteButtonProps) {
  const mayDelete = useHasPermission('members:delete');
  if (!mayDelete || member.role !== 'USER') return null;
  return (
    <div>
      <Button variant="danger-outline" onClick={onPress}>
        {drawerContent.deletion.action}
      </Button>
    </div>
  );
}
