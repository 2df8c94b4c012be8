import type { ListAddress } from '../list/list-address';
import { ListEmpty } from '../list/list-empty';
import { ListPages } from '../list/list-pages';
import type { RowSelection } from '../list/row-selection';
import { sortValue } from '../list/list-sort';
import { ListTable } from '../list/list-table';
import { shownColumns } from '../list/hidden-columns';
import { useRowDialog } from '../list/use-row-dialog';
import { memberName } from './member-columns';
import { renewButtonId } from './member-actions';
import { hasFilters, MEMBER_ROW_COUNTS, memberSort, NO_FILTERS } from './member-filter';
import { membersContent } from './members.content';
import type { MemberChoicesQuery, MembersQuery } from './members.generated';
import { MembershipDialog, type PendingChange } from './membership-dialog';
import { useMemberColumns } from './use-member-columns';

const { emptyList, emptyMatches, table } = membersContent;

interface MemberListProps {
  members: MembersQuery['members'];
  address: ListAddress;
  choices: MemberChoicesQuery | undefined;
  selection: RowSelection;
  hidden: readonly string[];
}

/** A page of the list, with the dialog for changing a membership. */
export function MemberList({ members, address, choices, selection, hidden }: MemberListProps) {
  const { edges, pageInfo, totalCount } = members;
  const { pending, open, close } = useRowDialog(renewButton);
  const columns = shownColumns(useMemberColumns(choices, open), hidden);
  if (edges.length === 0)
    return hasFilters(address) || totalCount.count > 0 ? (
      <ListEmpty title={emptyMatches} onClear={() => address.change(NO_FILTERS)} />
    ) : (
      <ListEmpty title={emptyList} />
    );
  return (
    <>
      <ListTable
        caption={table}
        hasMembers
        columns={columns}
        rows={edges.map(({ node }) => node)}
        selection={{ rows: selection, nameOf: memberName }}
        sort={{
          current: memberSort(address),
          change: (sort) => address.change({ sort: sortValue(sort) }),
        }}
      />
      <ListPages address={address} pageInfo={pageInfo} counts={MEMBER_ROW_COUNTS} />
      {pending && <MembershipDialog {...pending} offers={choices?.planOffers ?? []} onClose={close} />}
    </>
  );
}

/** Every row has it, also when the button that opened the dialog is gone. */
const renewButton = ({ member }: PendingChange): HTMLElement | null =>
  document.getElementById(renewButtonId(member.id));
