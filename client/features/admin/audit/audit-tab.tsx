import { ENTRY_LABELS } from '#common/journal/entry-labels';
import { DateRangePill, FilterPill } from '../list/filter-pill';
import { ListBody } from '../list/list-body';
import { ListControls } from '../list/list-controls';
import { ListHead } from '../list/list-head';
import listClasses from '../list/list-tab.module.css';
import { ListSkeleton, ListTable } from '../list/list-table';
import { PersonFilter } from '../list/person-filter';
import { useListTab } from '../list/use-list-tab';
import { auditColumns, auditHeads } from './audit-columns';
import { auditFilter, ENTRY_NAMES, NO_FILTERS } from './audit-filter';
import { auditContent } from './audit.content';
import { useJournalEntriesQuery } from './audit.generated';

const { unit, caption, empty, noMatches, filters } = auditContent;

/** The journal: what members, staff and the system did. */
export function AuditTab({ title }: { title: string }) {
  const list = useListTab({
    useQuery: useJournalEntriesQuery,
    questionIn: (address) => ({ filter: auditFilter(address) }),
    connectionIn: ({ journalEntries }) => journalEntries,
    filters: NO_FILTERS,
  });
  const { address, page } = list;
  const { value, change } = address;
  return (
    <div className={listClasses.tab}>
      <ListHead title={title} total={page?.total} unit={unit} />
      <ListControls list={list}>
        <FilterPill
          label={filters.type}
          value={value('type')}
          options={ENTRY_NAMES.map((name) => ({ value: name, label: ENTRY_LABELS[name] }))}
          onChange={(type) => change({ type })}
        />
        <DateRangePill label={filters.happened} from={value('from')} to={value('to')} onChange={change} />
        <PersonFilter label={filters.actor} value={value('actor')} onChange={(actor) => change({ actor })} />
        <PersonFilter
          label={filters.member}
          value={value('member')}
          onChange={(member) => change({ member })}
        />
      </ListControls>
      <ListBody
        list={list}
        loading={<ListSkeleton columns={auditHeads} />}
        empty={{ title: empty }}
        noMatches={noMatches}
      >
        {(entries) => <ListTable caption={caption} columns={auditColumns(address)} rows={entries} />}
      </ListBody>
    </div>
  );
}
