import { useSearchParams } from 'react-router-dom';
import { studioDay } from '#common/calendar';
import { enumName, enumValue } from '#common/enum-names';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { ageOf, DUE_AGES } from '#common/orders/due-ages';
import type {
  DueAge,
  OrderFilter as Conditions,
  OrderSort,
  OrderStatus,
} from '../../../graphql/types.generated';
import { daysIn, type ListAddress } from '../list/list-address';
import { failedRefund } from './dialogs/order-decision';
import type { DecidableOrderFragment } from './dialogs/order-decision.generated';

/** The lists of orders by their state; those that need action come first. */
export const ORDER_FILTERS = [
  'pending',
  'part_paid',
  'refund-open',
  'paid',
  'written_off',
  'refunded',
  'rejected',
  'cancelled',
  'expired',
  'all',
] as const satisfies readonly (Lowercase<OrderStatus> | 'refund-open' | 'all')[];

export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** Search parameters of the days on which payments and refunds of the listed orders were booked. */
export const BOOKED_FROM = 'booked-from';
export const BOOKED_TO = 'booked-to';

/** Search parameters of the days that are printed on the invoices and credit notes of the listed orders. */
export const DOCUMENTS_FROM = 'documents-from';
export const DOCUMENTS_TO = 'documents-to';

/** Search parameter of the age of what is due, in the list of orders that were paid in part. */
export const DUE_AGE = 'due-age';

/** The search parameters of these days. */
export const bookedOn = ({ from, to }: { from: string; to: string }): Record<string, string> => ({
  [BOOKED_FROM]: from,
  [BOOKED_TO]: to,
});

export const documentsOn = ({ from, to }: { from: string; to: string }): Record<string, string> => ({
  [DOCUMENTS_FROM]: from,
  [DOCUMENTS_TO]: to,
});

/** The parameters of the search and the filters in the address, all empty. `?member=` opens the drawer. */
export const NO_ORDER_FILTERS = {
  q: '',
  [DUE_AGE]: '',
  'placed-by': '',
  'placed-from': '',
  'placed-to': '',
  ...bookedOn({ from: '', to: '' }),
  ...documentsOn({ from: '', to: '' }),
};

/** Query string that opens a list; `more` are other search parameters. */
export const searchFor = (filter: OrderFilter, more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ tab: 'orders', status: filter, ...more })}`;

/** The list of the orders with this status. */
export const filterOf = (status: OrderStatus): OrderFilter => enumValue(status);

/** The list that `?status=` names; defaults to `pending`. */
export function useOrderFilter(): OrderFilter {
  const [address] = useSearchParams();
  return filterNamed(address.get('status') ?? '');
}

const filterNamed = (name: string): OrderFilter =>
  ORDER_FILTERS.find((filter) => filter === name) ?? 'pending';

/** The conditions for the orders of a list. */
export const conditionsOf = (filter: OrderFilter): Conditions => ({
  statuses: filter === 'all' || filter === 'refund-open' ? null : [enumName(filter)],
  hasOpenRefund: filter === 'refund-open' ? true : null,
});

/** The conditions in the address; values that no filter has are ignored. */
export function orderConditions({ value }: Pick<ListAddress, 'value'>): Conditions {
  const placedOn = daysIn(value('placed-from'), value('placed-to'));
  const booked = daysIn(value(BOOKED_FROM), value(BOOKED_TO));
  const documents = daysIn(value(DOCUMENTS_FROM), value(DOCUMENTS_TO));
  const filter = filterNamed(value('status'));
  const dueAge = filter === 'part_paid' && DUE_AGES.find((age) => age === value(DUE_AGE));
  return {
    ...conditionsOf(filter),
    ...(dueAge && { dueAge: enumName(dueAge) }),
    ...(value('placed-by') && { memberId: value('placed-by') }),
    ...(placedOn && { placedOn }),
    ...(booked && { bookedOn: booked }),
    ...(documents && { documentsOn: documents }),
    ...(value('q') && { search: value('q').slice(0, SEARCH_LENGTH_MAX) }),
  };
}

/** Lists orders that are paid in part by when the next part is due. */
export const sortIn = ({ value }: Pick<ListAddress, 'value'>): { orderBy?: OrderSort } =>
  filterNamed(value('status')) === 'part_paid' ? { orderBy: { field: 'DUE_ON', direction: 'ASC' } } : {};

/** Applies the conditions of a list in the browser, to orders that have changed since they were fetched. */
export const matches = (
  order: DecidableOrderFragment,
  { statuses, hasOpenRefund, dueAge }: Conditions,
): boolean =>
  (!statuses || statuses.includes(order.status)) &&
  (!hasOpenRefund || hasRefundToDo(order)) &&
  (!dueAge || hasDue(order, dueAge));

function hasDue({ openInstalments }: DecidableOrderFragment, age: DueAge): boolean {
  const today = studioDay(Date.now());
  return openInstalments.some(({ dueOn }) => enumName(ageOf(dueOn, today)) === age);
}

const hasRefundToDo = (order: DecidableOrderFragment): boolean =>
  failedRefund(order) !== undefined ||
  order.refunds.some(({ status }) => status === 'REQUESTED' || status === 'PENDING');
