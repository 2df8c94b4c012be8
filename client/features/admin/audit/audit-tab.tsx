import { ENTRY_LABELS } from '#common/journal/entry-labels';
import { QueryBoundary } from '../../../components/query-boundary';
import { adminContent } from '../admin.content';
import { DateRangePill, FilterPill } from '../list/filter-pill';
import { useFirstPageInstead, useListAddress, type ListAddress } from '../list/list-address';
import { ListEmpty } from '../list/list-empty';
import { ListFilters } from '../list/list-filters';
import { ListHead } from '../list/list-head';
import { ListPages } from '../list/list-pages';
import { ListSkeleton, ListTable } from '../list/list-table';
import { memberName } from '../members/member-columns';
import { auditColumns, auditHeads } from './audit-columns';
import { auditVariables, ENTRY_NAMES, filterCount, NO_FILTERS } from './audit-filter';
import { auditContent } from './audit.content';
import { useJournalEntriesQuery, type ListedEntryFragment } from './audit.generated';
import classes from './audit-tab.module.css';

const { unit, caption, empty, noMatches, filters, chosen } = auditContent;

/** The journal: what members, staff and the system did. */
export function AuditTab() {
  const address = useListAddress();
  const query = useJournalEntriesQuery({
    variables: auditVariables(address),
    fetchPolicy: 'cache-and-network',
  });
  useFirstPageInstead(address, query.error);
  const shown = (query.data ?? query.previousData)?.journalEntries;
  const setCount = filterCount(address);
  const clear = () => address.change(NO_FILTERS);
  return (
    <div className={classes.tab}>
      <ListHead title={adminContent.tabs.audit} count={shown?.totalCount} unit={unit} />
      <AuditFilters address={address} entries={shown?.nodes ?? []} />
      <QueryBoundary
        query={query}
        loading={<ListSkeleton columns={auditHeads} />}
        failed={adminContent.loadFailed}
      >
        {({ journalEntries: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <ListEmpty title={setCount > 0 ? noMatches : empty} onClear={setCount > 0 ? clear : undefined} />
          ) : (
            <>
              <ListTable caption={caption} columns={auditColumns(address)} rows={nodes} />
              <ListPages address={address} pageInfo={pageInfo} />
            </>
          )
        }
      </QueryBoundary>
    </div>
  );
}

interface AuditFiltersProps {
  address: ListAddress;
  /** Names the people in the filters. */
  entries: readonly ListedEntryFragment[];
}

function AuditFilters({ address: { value, change }, address, entries }: AuditFiltersProps) {
  const person = (name: 'actor' | 'member') => {
    const id = value(name);
    const user = entries.map((entry) => entry[name]).find((one) => one?.id === id);
    const options = id ? [{ value: id, label: user ? memberName(user) : chosen }] : [];
    return { label: filters[name], value: id, options, onChange: (to: string) => change({ [name]: to }) };
  };
  return (
    <ListFilters setCount={filterCount(address)} onClear={() => change(NO_FILTERS)}>
      <FilterPill
        label={filters.type}
        value={value('type')}
        options={ENTRY_NAMES.map((name) => ({ value: name, label: ENTRY_LABELS[name] }))}
        onChange={(type) => change({ type })}
      />
      <DateRangePill label={filters.happened} from={value('from')} to={value('to')} onChange={change} />
      {value('actor') && <FilterPill {...person('actor')} />}
      {value('member') && <FilterPill {...person('member')} />}
    </ListFilters>
  );
}
