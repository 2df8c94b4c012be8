import type { ListAddress } from '../list/list-address';
import type { SelectionStore } from '../list/row-selection';
import { sortValue } from '../list/list-sort';
import { ListTable } from '../list/list-table';
import { shownColumns } from '../list/hidden-columns';
import { useRowDialog } from '../list/use-row-dialog';
import { memberName } from './member-name';
import { renewButtonId } from './member-actions';
import { memberSort } from './member-filter';
import { membersContent } from './members.content';
import type { MemberTableRowFragment } from './member-table.generated';
import type { MemberChoicesQuery } from './members.generated';
import { MembershipDialog, type PendingChange } from '../memberships/membership-dialog';
import { useControlOnArrival } from './row-control';
import { useMemberColumns } from './use-member-columns';

const { table } = membersContent;

interface MemberListProps {
  members: MemberTableRowFragment[];
  address: ListAddress;
  choices: MemberChoicesQuery | undefined;
  selection: SelectionStore;
  hidden: readonly string[];
}

/** The rows of a page, with the dialog for changing a membership. */
export function MemberList({ members, address, choices, selection, hidden }: MemberListProps) {
  const { pending, open, close } = useRowDialog(renewButton);
  useControlOnArrival();
  const columns = shownColumns(useMemberColumns(choices, open), hidden);
  return (
    <>
      <ListTable
        caption={table}
        hasMembers
        columns={columns}
        rows={members}
        selection={{ store: selection, nameOf: memberName }}
        sort={{
          current: memberSort(address),
          change: (sort) => address.change({ sort: sortValue(sort) }),
        }}
      />
      {pending && <MembershipDialog {...pending} offers={choices?.planOffers ?? []} onClose={close} />}
    </>
  );
}

/** Every row has it, also when the button that opened the dialog is gone. */
const renewButton = ({ member }: PendingChange): HTMLElement | null =>
  document.getElementById(renewButtonId(member.id));
