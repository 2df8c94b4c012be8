import { Badge } from '../../../components/badge';
import { NoValue } from '../../../components/no-value';
import { formatShortDay } from '../../../lib/format-day';
import { OpenMember } from '../drawer/open-member';
import type { ListColumn } from '../list/list-table';
import { endLabel, listedMembership } from '../memberships/listed-membership';
import type { PendingChange } from '../memberships/membership-dialog';
import { MemberActions } from './member-actions';
import type { MemberSort } from './member-filters';
import { memberContact } from './member-name';
import { membersContent } from './members.content';
import type { MemberChoicesQuery, MemberTableRowFragment } from './members.generated';
import { TrainerSelect } from './trainer-select';
import { useAssignTrainer } from './use-assign-trainer';
import classes from './member-columns.module.css';

const { heads, statuses, roles, notAvailable, noName, neverCame } = membersContent;

type MemberColumn = ListColumn<MemberTableRowFragment, MemberSort>;

/** The columns that show a member's own data. */
export const factColumns: MemberColumn[] = [
  {
    id: 'user',
    head: heads.user,
    width: 22,
    sort: 'name',
    cell: (member) => (
      <>
        <span className={classes.name}>
          <OpenMember member={member}>{member.name ?? noName}</OpenMember>
          {roles[member.role] && <Badge>{roles[member.role]}</Badge>}
        </span>
        <span className={classes.more}>{memberContact(member)}</span>
      </>
    ),
  },
  {
    id: 'membership',
    head: heads.membership,
    width: 19,
    isHalf: true,
    sort: 'paid-until',
    cell: ({ memberships }) => <MembershipCell memberships={memberships} />,
  },
  {
    id: 'last-visit',
    head: heads.lastVisit,
    width: 10,
    isHalf: true,
    sort: 'last-visit',
    cell: ({ lastVisitAt }) => (lastVisitAt ? formatShortDay(lastVisitAt) : <NoValue meaning={neverCame} />),
  },
  {
    id: 'joined',
    head: heads.joined,
    width: 10,
    isExtra: true,
    isHalf: true,
    sort: 'joined',
    cell: ({ createdAt }) => formatShortDay(createdAt),
  },
];

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

function MembershipCell({ memberships }: Pick<MemberTableRowFragment, 'memberships'>) {
  const membership = listedMembership(memberships);
  const status = membership?.status ?? 'INACTIVE';
  return (
    <span className={classes.membership}>
      <Badge tone={status === 'ACTIVE' ? 'success' : 'neutral'}>{statuses[status]}</Badge>
      {membership ? (
        <span>
          <span className={classes.plan}>{membership.planName}</span>
          <span className={classes.more}>{endLabel(membership)}</span>
        </span>
      ) : (
        <span className={classes.more}>{notAvailable}</span>
      )}
    </span>
  );
}
