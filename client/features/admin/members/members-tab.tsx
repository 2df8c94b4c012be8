import { SELECTED_MEMBERS_MAX } from '#common/members/limits';
import { LoadFailed } from '../../../components/load-failed';
import { ColumnChoice } from '../list/column-choice';
import { ExportButton } from '../list/export-button';
import { shownColumns, useHiddenColumns } from '../list/hidden-columns';
import { ListBody } from '../list/list-body';
import { ListControls } from '../list/list-controls';
import { ListHead } from '../list/list-head';
import listClasses from '../list/list-tab.module.css';
import { ListSkeleton } from '../list/list-table';
import { useSelectionStore } from '../list/row-selection';
import { useListTab } from '../list/use-list-tab';
import { memberExportUrl } from './member-export';
import { MEMBER_ROW_COUNTS, memberQuestion, NO_FILTERS } from './member-filter';
import { MemberFilters } from './member-filters';
import { MemberList } from './member-list';
import { membersContent } from './members.content';
import { BulkBar } from './bulk/bulk-bar';
import { useMemberChoicesQuery, useMembersQuery } from './members.generated';
import { Overview } from '../figures/overview';
import { memberColumns } from './use-member-columns';
import { Views } from './views/views';
import classes from './members-tab.module.css';

const { search, unit, choicesFailed, emptyList, emptyMatches } = membersContent;

/** All accounts, which can be searched, filtered and sorted, with what the front desk does for a member. */
export function MembersTab({ title }: { title: string }) {
  const list = useListTab({
    useQuery: useMembersQuery,
    questionIn: memberQuestion,
    connectionIn: ({ members }) => members,
    filters: NO_FILTERS,
    rowCounts: MEMBER_ROW_COUNTS,
  });
  const { address, page, question } = list;
  const choicesQuery = useMemberChoicesQuery();
  const choices = choicesQuery.data;
  const columns = useHiddenColumns('hiddenMemberColumns', memberColumns);
  const pageIds = page?.rows.map(({ id }) => id) ?? [];
  const selection = useSelectionStore(JSON.stringify(list.variables.filter), pageIds, SELECTED_MEMBERS_MAX);
  return (
    <div className={`${listClasses.tab} ${classes.tab}`}>
      <ListHead title={title} total={page?.total} unit={unit}>
        <ExportButton rows="members" urlOf={(client) => memberExportUrl(client, question)} />
      </ListHead>
      <Overview isBrief />
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
    </div>
  );
}
