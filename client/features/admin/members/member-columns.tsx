import { Badge } from '../../../components/badge';
import { NoValue } from '../../../components/no-value';
import { formatShortDay } from '../../../lib/format-day';
import { OpenMember } from '../drawer/open-member';
import { memberContact } from './member-name';
import type { ListColumn } from '../list/list-table';
import { listedMembership } from '../memberships/listed-membership';
import type { MemberSort } from './member-filter';
import type { MemberTableRowFragment } from './member-table.generated';
import { membersContent } from './members.content';
import { endLabel } from '../memberships/membership-end';
import classes from './member-columns.module.css';

const { heads, statuses, roles, notAvailable, noName, neverCame } = membersContent;

export type MemberColumn = ListColumn<MemberTableRowFragment, MemberSort>;

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
