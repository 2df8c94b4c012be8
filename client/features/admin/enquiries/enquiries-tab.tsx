import { useHasPermission } from '../../../lib/permissions';
import { rowBeside, rowOf } from '../commands/selected-row';
import { DateRangePill } from '../list/filter-pill';
import { ListBody } from '../list/list-body';
import { ListControls } from '../list/list-controls';
import { ListHead } from '../list/list-head';
import listClasses from '../list/list-tab.module.css';
import { ListSkeleton, ListTable } from '../list/list-table';
import { StatusLinks } from '../list/status-links';
import { useListTab } from '../list/use-list-tab';
import { useRowDialog } from '../list/use-row-dialog';
import { enquiryColumns, enquiryHeads } from './enquiry-columns';
import { EnquiryDialog, type PendingEnquiry } from './enquiry-dialog';
import { ENQUIRY_LISTS, enquiryFilter, enquiryListIn, isListed, NO_ENQUIRY_FILTERS } from './enquiry-filter';
import { enquiryListContent } from './enquiry-list.content';
import { useEnquiriesQuery } from './enquiry-list.generated';

const { lead, unit, caption, statuses, statusLabels, search, asked, empty, noneOpen, noMatches } =
  enquiryListContent;

/** Questions to the studio, initially those without an answer. */
export function EnquiriesTab({ title }: { title: string }) {
  const mayRemove = useHasPermission('enquiries:remove');
  const list = useListTab({
    useQuery: useEnquiriesQuery,
    questionIn: (address) => ({ filter: enquiryFilter(address) }),
    connectionIn: ({ enquiries }) => enquiries,
    filters: NO_ENQUIRY_FILTERS,
    isListed: (enquiry, { filter }) => isListed(enquiry, filter),
  });
  const { pending, open, close } = useRowDialog<PendingEnquiry & { nextId: string | undefined }>(
    ({ enquiry, nextId }) => rowOf(enquiry.id) ?? (nextId === undefined ? null : rowOf(nextId)),
  );
  const { address, page, query } = list;
  const chosen = enquiryListIn(address);
  const handleClose = (isDone: boolean) => {
    close(isDone);
    // The list has another number of questions. A failure is shown with the list.
    if (isDone) void query.refetch().catch(() => undefined);
  };
  return (
    <div className={listClasses.tab}>
      <ListHead title={title} total={page?.total} unit={unit} lead={lead} />
      <StatusLinks
        label={statuses}
        statuses={ENQUIRY_LISTS}
        labelOf={(status) => statusLabels[status]}
        chosen={chosen}
        address={address}
      />
      <ListControls list={list} search={search}>
        <DateRangePill
          label={asked}
          from={address.value('from')}
          to={address.value('to')}
          onChange={address.change}
        />
      </ListControls>
      <ListBody
        list={list}
        loading={<ListSkeleton columns={enquiryHeads} />}
        empty={{ title: chosen === 'open' ? noneOpen : empty }}
        noMatches={noMatches}
      >
        {(enquiries) => (
          <ListTable
            caption={caption}
            columns={enquiryColumns({
              mayRemove,
              onAct: (next) => open({ ...next, nextId: rowBeside(next.enquiry.id) }),
            })}
            rows={enquiries}
          />
        )}
      </ListBody>
      {pending && <EnquiryDialog {...pending} onClose={handleClose} />}
    </div>
  );
}
