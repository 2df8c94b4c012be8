import { COSTLY_ROW_COUNTS, sortValue } from '../list/list-address';
import { ListBody } from '../list/list-body';
import { ListControls } from '../list/list-controls';
import { ListFrame } from '../list/list-frame';
import { ListSkeleton, ListTable } from '../list/list-table';
import { useListTab } from '../list/use-list-tab';
import { factColumns } from './member-columns';
import { MemberFilters, memberQuestion, memberSort, NO_FILTERS } from './member-filters';
import { membersContent } from './members.content';
import { useMemberChoicesQuery, useMembersQuery } from './members.generated';

const { search, table, unit, emptyMatches, assigned } = membersContent;

/** The members assigned to the current user, with what a trainer may know of them. */
export function AssignedMembers({ title }: { title: string }) {
  const list = useListTab({
    useQuery: useMembersQuery,
    questionIn: memberQuestion,
    connectionIn: ({ members }) => members,
    filters: NO_FILTERS,
    rowCounts: COSTLY_ROW_COUNTS,
  });
  const { address, page } = list;
  const choices = useMemberChoicesQuery().data;
  return (
    <ListFrame title={title} total={page?.total} unit={unit} lead={assigned.lead}>
      <ListControls list={list} search={search}>
        <MemberFilters address={address} choices={choices} />
      </ListControls>
      <ListBody
        list={list}
        loading={<ListSkeleton columns={factColumns} />}
        empty={assigned.empty}
        noMatches={emptyMatches}
      >
        {(members) => (
          <ListTable
            caption={table}
            hasMembers
            columns={factColumns}
            rows={members}
            sort={{
              current: memberSort(address),
              change: (sort) => address.change({ sort: sortValue(sort) }),
            }}
          />
        )}
      </ListBody>
    </ListFrame>
  );
}
