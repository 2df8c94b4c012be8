import { VisuallyHidden } from '../../../components/visually-hidden';
import { Link } from '../../../navigation/navigation';
import { memberName } from './member-columns';
import type { MemberTableRowFragment } from './member-table.generated';
import { membersContent } from './members.content';
import { trainerSelectId } from './trainer-select';
import classes from './member-actions.module.css';

interface MemberActionsProps {
  member: MemberTableRowFragment;
  onRemoveTrainer: () => void;
}

/** What the front desk does for a member. */
export function MemberActions({ member, onRemoveTrainer }: MemberActionsProps) {
  const removeTrainer = () => {
    onRemoveTrainer();
    // The pressed button disappears.
    document.getElementById(trainerSelectId(member.id))?.focus();
  };
  const about = <VisuallyHidden> {memberName(member)}</VisuallyHidden>;
  return (
    <span className={classes.actions}>
      {member.trainer && (
        <button type="button" onClick={removeTrainer}>
          {membersContent.trainer.remove}
          {about}
        </button>
      )}
      <Link to={{ search: `?tab=edit&member=${member.id}` }}>
        {membersContent.edit}
        {about}
      </Link>
    </span>
  );
}
