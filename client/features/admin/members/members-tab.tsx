import { SELECTED_MEMBERS_MAX } from '#common/members/limits';
import { LoadFailed } from '../../../components/load-failed';
import { QueryBoundary } from '../../../components/query-boundary';
import { adminContent } from '../admin.content';
import { ColumnChoice } from '../list/column-choice';
import { shownColumns, useHiddenColumns } from '../list/hidden-columns';
import { useShownList } from '../list/use-shown-list';
import { useFirstPageInstead, useListAddress } from '../list/list-address';
import { ExportButton } from '../list/export-button';
import { ListHead } from '../list/list-head';
import { ListSearch } from '../list/list-search';
import { ListSkeleton } from '../list/list-table';
import { useRowSelection } from '../list/row-selection';
import { memberExportUrl } from './member-export';
import { memberVariables } from './member-filter';
import { MemberFilters } from './member-filters';
import { MemberList } from './member-list';
import { membersContent } from './members.content';
import { BulkBar } from './bulk/bulk-bar';
import { useMemberChoicesQuery, useMembersQuery } from './members.generated';
import { Overview } from './overview';
import { memberColumns } from './use-member-columns';
import { Views } from './views/views';
import classes from './members-tab.module.css';

const { search, searchHint, unit, choicesFailed } = membersContent;

/** All accounts, which can be searched, filtered and sorted, with what the front desk does for a member. */
export function MembersTab() {
  const address = useListAddress();
  const variables = memberVariables(address);
  const query = useMembersQuery({ variables });
  useFirstPageInstead(address, query.error);
  const choicesQuery = useMemberChoicesQuery();
  const choices = choicesQuery.data;
  const shown = query.data ?? query.previousData;
  const { filter, orderBy } = variables;
  const exported = useShownList({ filter, orderBy }, query);
  const columns = useHiddenColumns('hiddenMemberColumns', memberColumns);
  const pageIds = shown?.members.edges.map(({ node }) => node.id) ?? [];
  const selection = useRowSelection(JSON.stringify(filter), pageIds, SELECTED_MEMBERS_MAX);
  return (
    <div className={classes.tab}>
      <div className={classes.top}>
        <ListHead title={adminContent.tabs.members} count={shown?.members.totalCount} unit={unit} />
        <ExportButton rows="members" urlOf={(client) => memberExportUrl(client, exported)} />
      </div>
      <Overview isBrief />
      <BulkBar
        selection={selection}
        address={address}
        pageIds={pageIds}
        total={shown?.members.totalCount}
        choices={choices}
      />
      <Views address={address} />
      <div className={classes.controls}>
        <ListSearch label={search} placeholder={searchHint} address={address} />
        <div className={classes.filters}>
          <MemberFilters address={address} choices={choices} />
          <ColumnChoice columns={columns} />
        </div>
      </div>
      {choicesQuery.error && !choices && (
        <LoadFailed
          message={choicesFailed}
          // The outcome arrives with the query.
          onRetry={() => void choicesQuery.refetch().catch(() => undefined)}
        />
      )}
      <QueryBoundary
        query={query}
        loading={<ListSkeleton columns={shownColumns(memberColumns, columns.hidden)} />}
        failed={adminContent.loadFailed}
      >
        {({ members }) => (
          <MemberList
            members={members}
            address={address}
            choices={choices}
            selection={selection}
            hidden={columns.hidden}
          />
        )}
      </QueryBoundary>
    </div>
  );
}
