import { enumName } from '#common/enum-names';
import { ENTRY_LABELS, type EntryName } from '#common/journal/entry-labels';
import type { JournalFilter } from '../../../graphql/types.generated';
import { DateRangePill, FilterPill } from '../list/filter-pill';
import { ListBody } from '../list/list-body';
import { ListControls } from '../list/list-controls';
import { ListFrame } from '../list/list-frame';
import { ListSkeleton, ListTable } from '../list/list-table';
import { PersonFilter } from '../list/person-filter';
import { daysIn, type ListAddress } from '../list/list-address';
import { useListTab } from '../list/use-list-tab';
import { auditColumns, auditHeads } from './audit-columns';
import { auditContent } from './audit.content';
import { useJournalEntriesQuery } from './audit.generated';

const { unit, caption, empty, noMatches, filters } = auditContent;

/** The parameters of the filters in the address, all empty. */
const NO_FILTERS = { type: '', from: '', to: '', actor: '', member: '' };

const ENTRY_NAMES = Object.keys(ENTRY_LABELS) as EntryName[];

/** The journal of actions by members, staff and the system. */
export function AuditTab({ title }: { title: string }) {
  const list = useListTab({
    useQuery: useJournalEntriesQuery,
    questionIn: (address) => ({ filter: auditFilter(address) }),
    connectionIn: ({ journalEntries }) => journalEntries,
    filters: NO_FILTERS,
  });
  const { address, page } = list;
  return (
    <ListFrame title={title} total={page?.total} unit={unit}>
      <ListControls list={list}>
        <FilterPill
          label={filters.type}
          address={address}
          name="type"
          options={ENTRY_NAMES.map((name) => ({ value: name, label: ENTRY_LABELS[name] }))}
        />
        <DateRangePill label={filters.happened} address={address} />
        <PersonFilter label={filters.actor} address={address} name="actor" />
        <PersonFilter label={filters.member} address={address} name="member" />
      </ListControls>
      <ListBody
        list={list}
        loading={<ListSkeleton columns={auditHeads} />}
        empty={{ title: empty }}
        noMatches={noMatches}
      >
        {(entries) => <ListTable caption={caption} columns={auditColumns(address)} rows={entries} />}
      </ListBody>
    </ListFrame>
  );
}

/** The filter of the list in the address; values that no filter has are ignored. */
function auditFilter({ value }: ListAddress): JournalFilter {
  const type = ENTRY_NAMES.find((known) => known === value('type'));
  const happenedOn = daysIn(value('from'), value('to'));
  return {
    ...(type && { type: enumName(type) }),
    ...(value('actor') && { actorId: value('actor') }),
    ...(value('member') && { memberId: value('member') }),
    ...(happenedOn && { happenedOn }),
  };
}
