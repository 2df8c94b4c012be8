import { enumName } from '#common/enum-names';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import type { EnquiryFilter } from '../../../graphql/types.generated';
import { useHasPermission } from '../../../lib/permissions';
import { useReread } from '../../../lib/use-reread';
import { rowBeside, rowOf } from '../commands/selected-row';
import { DateRangePill } from '../list/filter-pill';
import { ListBody } from '../list/list-body';
import { ListControls } from '../list/list-controls';
import { ListFrame } from '../list/list-frame';
import { ListSkeleton, ListTable } from '../list/list-table';
import { StatusLinks } from '../list/status-links';
import { daysIn, type ListAddress } from '../list/list-address';
import { useListTab } from '../list/use-list-tab';
import { useRowDialog } from '../list/use-row-dialog';
import { enquiryColumns, enquiryHeads } from './enquiry-columns';
import { EnquiryDialog, type PendingEnquiry } from './enquiry-dialog';
import { enquiryListContent } from './enquiry-list.content';
import { EnquiriesDocument, useEnquiriesQuery, type ListedEnquiryFragment } from './enquiry-list.generated';

const { lead, unit, caption, statuses, statusLabels, search, asked, empty, noneOpen, noMatches } =
  enquiryListContent;

/** The lists of questions; those that need an answer come first. */
const ENQUIRY_LISTS = ['open', 'answered', 'all'] as const;

/** The parameters of the search and the filters in the address, all empty. */
const NO_ENQUIRY_FILTERS = { q: '', from: '', to: '' };

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
  const reread = useReread(EnquiriesDocument);
  const { address, page } = list;
  const chosen = enquiryListIn(address);
  const handleClose = (isDone: boolean) => {
    close(isDone);
    // The list has another number of questions.
    if (isDone) void reread();
  };
  return (
    <ListFrame title={title} total={page?.total} unit={unit} lead={lead}>
      <StatusLinks
        label={statuses}
        statuses={ENQUIRY_LISTS}
        labelOf={(status) => statusLabels[status]}
        chosen={chosen}
        address={address}
      />
      <ListControls list={list} search={search}>
        <DateRangePill label={asked} address={address} />
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
    </ListFrame>
  );
}

/** The list that `?status=` names; defaults to `open`. */
const enquiryListIn = ({ value }: ListAddress) =>
  ENQUIRY_LISTS.find((list) => list === value('status')) ?? 'open';

/** The conditions in the address; values that no filter has are ignored. */
function enquiryFilter(address: ListAddress): EnquiryFilter {
  const { value } = address;
  const list = enquiryListIn(address);
  const askedOn = daysIn(value('from'), value('to'));
  return {
    ...(list !== 'all' && { status: enumName(list) }),
    ...(askedOn && { askedOn }),
    ...(value('q') && { search: value('q').slice(0, SEARCH_LENGTH_MAX) }),
  };
}

/** Whether a question still belongs to the list: it may have been answered since it was loaded. */
const isListed = ({ status }: ListedEnquiryFragment, filter: EnquiryFilter | null | undefined) =>
  !filter?.status || filter.status === status;
