import { VisuallyHidden } from '../../../components/visually-hidden';
import { usePermissions } from '../../../lib/permissions';
import { Link } from '../../../navigation/navigation';
import classes from '../list/row-actions.module.css';
import { permissionToCancel, saleAction } from '../memberships/listed-membership';
import type { MembershipChange } from '../memberships/membership-dialog';
import { membershipsContent } from '../memberships/memberships.content';
import { memberName } from './member-name';
import { membersContent } from './members.content';
import type { MemberTableRowFragment } from './members.generated';
import { trainerSelectId } from './trainer-select';

interface MemberActionsProps {
  member: MemberTableRowFragment;
  onChangeMembership: (change: MembershipChange) => void;
  onRemoveTrainer: () => void;
}

/** Actions for a member, according to the permissions of the current user. */
export function MemberActions({ member, onChangeMembership, onRemoveTrainer }: MemberActionsProps) {
  const isPermitted = usePermissions();
  const toCancel = permissionToCancel(member.memberships);
  const removeTrainer = () => {
    onRemoveTrainer();
    // The pressed button disappears.
    document.getElementById(trainerSelectId(member.id))?.focus();
  };
  const about = <VisuallyHidden> {memberName(member)}</VisuallyHidden>;
  return (
    <span className={classes.actions}>
      <button
        type="button"
        id={renewButtonId(member.id)}
        data-action="renew"
        onClick={() => onChangeMembership('renew')}
      >
        {saleAction(member.memberships)}
        {about}
      </button>
      {toCancel && isPermitted(toCancel) && (
        <button type="button" data-action="cancel" onClick={() => onChangeMembership('cancel')}>
          {membershipsContent.cancel.action}
          {about}
        </button>
      )}
      {member.trainer && (
        <button type="button" data-action="remove-trainer" onClick={removeTrainer}>
          {membersContent.trainer.remove}
          {about}
        </button>
      )}
      {isPermitted('members:update-any') && (
        <Link to={{ search: `?tab=edit&member=${member.id}` }} data-action="edit">
          {membersContent.edit}
          {about}
        </Link>
      )}
    </span>
  );
}

/** Id of a button that every row has, for the focus when another button of the row disappears. */
export const renewButtonId = (memberId: string): string => `renew-${memberId}`;
