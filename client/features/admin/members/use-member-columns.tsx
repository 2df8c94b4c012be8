import { factColumns, type MemberColumn } from './member-columns';
import { MemberActions } from './member-actions';
import { membersContent } from './members.content';
import type { MemberChoicesQuery } from './members.generated';
import type { PendingChange } from '../memberships/membership-dialog';
import { TrainerSelect } from './trainer-select';
import { useAssignTrainer } from './use-assign-trainer';

const { heads } = membersContent;

const trainerColumn = { id: 'trainer', head: heads.trainer, width: 16 };
const actionsColumn = { id: 'actions', head: heads.actions, width: 25 };

/** The columns of the list, without their cells. */
export const memberColumns = [...factColumns, trainerColumn, actionsColumn];

/** The columns of the list, with the controls of each row. */
export function useMemberColumns(
  choices: MemberChoicesQuery | undefined,
  onChangeMembership: (pending: PendingChange) => void,
): MemberColumn[] {
  const { assign, failures } = useAssignTrainer();
  return [
    ...factColumns,
    {
      ...trainerColumn,
      cell: (member) => (
        <TrainerSelect
          member={member}
          trainers={choices?.trainers ?? []}
          failure={failures[member.id]}
          onChange={(chosen) => assign(member, chosen)}
        />
      ),
    },
    {
      ...actionsColumn,
      cell: (member) => (
        <MemberActions
          member={member}
          onChangeMembership={(change) => onChangeMembership({ member, change })}
          onRemoveTrainer={() => assign(member, null)}
        />
      ),
    },
  ];
}
