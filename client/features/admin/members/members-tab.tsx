import { SELECTED_MEMBERS_MAX } from '#common/members/limits';
import { LoadFailed } from '../../../components/load-failed';
import { useControlOnArrival } from '../commands/row-control';
import { useHasPermission } from '../../../lib/permissions';
import { FigureTiles } from '../figures/figure-tiles';
import { ColumnChoice, shownColumns, useHiddenColumns } from '../list/column-choice';
import { ExportButton } from '../list/export-button';
import { COSTLY_ROW_COUNTS, sortValue, type ListAddress } from '../list/list-address';
import { ListBody } from '../list/list-body';
import { ListControls } from '../list/list-controls';
import { ListFrame } from '../list/list-frame';
import { ListSkeleton, ListTable } from '../list/list-table';
import { useSelectionStore, type SelectionStore } from '../list/row-selection';
import { useListTab } from '../list/use-list-tab';
import { useRowDialog } from '../list/use-row-dialog';
import { MembershipDialog, type PendingChange } from '../memberships/membership-dialog';
import { AddMemberButton } from '../new-member/add-member-button';
import { AssignedMembers } from './assigned-members';
import { BulkBar } from './bulk/bulk-bar';
import { renewButtonId } from './member-actions';
import { memberColumns, useMemberColumns } from './member-columns';
import { MemberFilters, memberQuestion, memberSort, NO_FILTERS } from './member-filters';
import { memberName } from './member-name';
import { membersContent } from './members.content';
import {
  MemberExportUrlDocument,
  useMemberChoicesQuery,
  useMembersQuery,
  type MemberChoicesQuery,
  type MemberTableRowFragment,
} from './members.generated';
import { Views } from './views/views';

const { search, table, unit, choicesFailed, emptyList, emptyMatches } = membersContent;

/** The members whom the current user looks after: all, or those assigned to them. */
export const MembersTab = (props: { title: string }) =>
  useHasPermission('members:read-any') ? <AllMembers {...props} /> : <AssignedMembers {...props} />;

/** All accounts, which can be searched, filtered and sorted, with what the front desk does for a member. */
function AllMembers({ title }: { title: string }) {
  const list = useListTab({
    useQuery: useMembersQuery,
    questionIn: memberQuestion,
    connectionIn: ({ members }) => members,
    filters: NO_FILTERS,
    rowCounts: COSTLY_ROW_COUNTS,
  });
  const { address, page, question } = list;
  const choicesQuery = useMemberChoicesQuery();
  const choices = choicesQuery.data;
  const columns = useHiddenColumns('hiddenMemberColumns', memberColumns);
  const pageIds = page?.rows.map(({ id }) => id) ?? [];
  const selection = useSelectionStore(JSON.stringify(list.variables.filter), pageIds, SELECTED_MEMBERS_MAX);
  return (
    <ListFrame
      title={title}
      total={page?.total}
      unit={unit}
      buttons={
        <>
          <AddMemberButton />
          <ExportButton
            rows="members"
            query={MemberExportUrlDocument}
            variables={question}
            urlIn={({ memberExportUrl }) => memberExportUrl}
          />
        </>
      }
    >
      <FigureTiles isBrief />
      <BulkBar store={selection} address={address} pageIds={pageIds} total={page?.total} choices={choices} />
      <Views address={address} />
      <ListControls list={list} search={search} beside={<ColumnChoice columns={columns} />}>
        <MemberFilters address={address} choices={choices} />
      </ListControls>
      {choicesQuery.error && !choices && (
        <LoadFailed
          message={choicesFailed}
          // The outcome arrives with the query.
          onRetry={() => void choicesQuery.refetch().catch(() => undefined)}
        />
      )}
      <ListBody
        list={list}
        loading={<ListSkeleton columns={shownColumns(memberColumns, columns.hidden)} />}
        empty={{ title: emptyList }}
        noMatches={emptyMatches}
        remedy={<AddMemberButton typed={address.value('q')} />}
      >
        {(members) => (
          <MemberList
            members={members}
            address={address}
            choices={choices}
            selection={selection}
            hidden={columns.hidden}
          />
        )}
      </ListBody>
    </ListFrame>
  );
}

interface MemberListProps {
  members: MemberTableRowFragment[];
  address: ListAddress;
  choices: MemberChoicesQuery | undefined;
  selection: SelectionStore;
  hidden: readonly string[];
}

/** The rows of a page, with the dialog for changing a membership. */
function MemberList({ members, address, choices, selection, hidden }: MemberListProps) {
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
