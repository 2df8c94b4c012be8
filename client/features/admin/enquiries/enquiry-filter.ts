import { enumName } from '#common/enum-names';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import type { EnquiryFilter } from '../../../graphql/types.generated';
import { daysIn } from '../list/day-range';
import type { ListAddress } from '../list/list-address';
import type { ListedEnquiryFragment } from './enquiry-list.generated';

/** The lists of questions; those that need an answer come first. */
export const ENQUIRY_LISTS = ['open', 'answered', 'all'] as const;

export type EnquiryList = (typeof ENQUIRY_LISTS)[number];

/** The parameters of the search and the filters in the address, all empty. */
export const NO_ENQUIRY_FILTERS = { q: '', from: '', to: '' };

type Address = Pick<ListAddress, 'value'>;

/** The list that `?status=` names; defaults to `open`. */
export const enquiryListIn = ({ value }: Address): EnquiryList =>
  ENQUIRY_LISTS.find((list) => list === value('status')) ?? 'open';

/** The conditions in the address; values that no filter has are ignored. */
export function enquiryFilter(address: Address): EnquiryFilter {
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
export const isListed = ({ status }: ListedEnquiryFragment, filter: EnquiryFilter | null | undefined) =>
  !filter?.status || filter.status === status;
