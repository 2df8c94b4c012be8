import { QueryBoundary } from '../../../components/query-boundary';
import { adminContent } from '../admin.content';
import { useListAddress, type ListAddress } from '../list/list-address';
import { ListEmpty } from '../list/list-empty';
import { ListHead } from '../list/list-head';
import { ListPages } from '../list/list-pages';
import { ListSearch } from '../list/list-search';
import { sortValue } from '../list/list-sort';
import { ListSkeleton, ListTable } from '../list/list-table';
import { hasFilters, memberSort, memberVariables, NO_FILTERS } from './member-filter';
import { MemberFilters } from './member-filters';
import { membersContent } from './members.content';
import {
  useMemberChoicesQuery,
  useMembersQuery,
  type MemberChoicesQuery,
  type MembersQuery,
} from './members.generated';
import { memberColumns, useMemberColumns } from './use-member-columns';
import classes from './members-tab.module.css';

const { emptyList, emptyMatches, search, searchHint, table, unit } = membersContent;

/** All accounts, which can be searched, filtered and sorted, with what the front desk does for a member. */
export function MembersTab() {
  const address = useListAddress();
  const query = useMembersQuery({ variables: memberVariables(address) });
  const { data: choices } = useMemberChoicesQuery();
  const shown = query.data ?? query.previousData;
  return (
    <div className={classes.tab}>
      <ListHead title={adminContent.tabs.members} count={shown?.members.totalCount} unit={unit} />
      <div className={classes.controls}>
        <ListSearch label={search} placeholder={searchHint} address={address} />
        <MemberFilters address={address} choices={choices} />
      </div>
      <QueryBoundary
        query={query}
        loading={<ListSkeleton columns={memberColumns} />}
        failed={adminContent.loadFailed}
      >
        {({ members }) => <MemberList members={members} address={address} choices={choices} />}
      </QueryBoundary>
    </div>
  );
}

interface MemberListProps {
  members: MembersQuery['members'];
  address: ListAddress;
  choices: MemberChoicesQuery | undefined;
}

function MemberList({ members: { edges, pageInfo, totalCount }, address, choices }: MemberListProps) {
  const columns = useMemberColumns(choices);
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
        columns={columns}
        rows={edges.map(({ node }) => node)}
        sort={{
          current: memberSort(address),
          change: (sort) => address.change({ sort: sortValue(sort) }),
        }}
      />
      <ListPages address={address} pageInfo={pageInfo} />
    </>
  );
}
