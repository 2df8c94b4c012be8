import { MoreThanOrEqual, type SelectQueryBuilder } from 'typeorm';
import { cleanCode } from '#common/clean-text';
import { studioDay } from '#common/calendar';
import { daysOfAge, type DueAge } from '#common/orders/due-ages';
import type { OrderStatus } from '#common/orders/status-transitions';
import type { Database } from '../../database/database';
import { keysetPage, keysetPagesOfOwners, type Page, type PageRequest } from '../../database/keyset-page';
import { oneOf, withId, type List } from '../../database/list';
import type { SortKey } from '../../database/sort-keys';
import { momentsOf, onDays, type DateRange } from '../../graphql/date-range';
import type { Clock } from '../../lib/clock';
import { MOVES_MONEY } from '../ledger/ledger-entry.entity';
import { openInstalmentsOf } from '../orders/open-instalments';
import { Order } from '../orders/order.entity';
import { ISSUED_ON } from '../receipts/issued-on';

interface OrderFilter {
  statuses?: readonly OrderStatus[] | null;
  /** Whether the order has a refund that is not complete. */
  hasOpenRefund?: boolean | null;
  /** The age of a due part. */
  dueAge?: DueAge | null;
  /** The member who placed the order. */
  memberId?: string | null;
  /** The days on which the order was placed. */
  placedOn?: DateRange | null;
  number?: number | null;
  /** The days on which money of the order was received. */
  paidOn?: DateRange | null;
  /** The days on which money of the order was received or returned. */
  bookedOn?: DateRange | null;
  documentsOn?: DateRange | null;
  /** Only orders that have changed, or whose shown values have changed, since this time. */
  updatedSince?: Date | null;
  /** The number of the order, or words in the name, e-mail address or phone number of the member. */
  search?: string | null;
}

interface OrderSort {
  field: 'placedAt' | 'updatedAt' | 'dueOn';
  direction: 'asc' | 'desc';
}

/** Filter and order of a list of orders. */
export interface OrderList {
  filter?: OrderFilter | null | undefined;
  orderBy?: OrderSort | null | undefined;
}

const NEWEST_FIRST = { field: 'placedAt', direction: 'desc' } as const;

const sortKeyOf = ({ field, direction }: OrderSort): SortKey<Order> =>
  field === 'dueOn' ? { by: field, direction, nulls: 'omitted' } : { by: field, direction };

const HAS_OPEN_REFUND = `exists (
  select 1 from refunds join payments on payments.id = payment_id
  where payments.order_id = "order".id
    and (refunds.status in ('requested', 'pending') or refunds.status = 'failed' and cause <> 'gateway')
)`;

/** SQL: the order has an open refund, or none; null if either will do. */
const openRefunds = (shallHave: boolean | null | undefined): string | null =>
  shallHave == null ? null : shallHave ? HAS_OPEN_REFUND : `not ${HAS_OPEN_REFUND}`;

/** Reads lists of orders. */
export class OrderListsService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  /** Orders of all members, for staff. */
  all(list: OrderList, request: PageRequest): Promise<Page<Order>> {
    return keysetPage(this.list(list), request);
  }

  /** For each member a page of their orders. */
  ofMembers(memberIds: string[], list: OrderList, request: PageRequest): Promise<Map<string, Page<Order>>> {
    const orders = this.list(list, memberIds);
    return keysetPagesOfOwners(orders, { column: 'userId', ids: memberIds }, request);
  }

  /** The orders of a list, of all members or of these. */
  list({ filter, orderBy }: OrderList, among?: readonly string[]): List<Order> {
    const { statuses, hasOpenRefund, dueAge, memberId, number, placedOn, updatedSince } = filter ?? {};
    const search = filter?.search;
    const searched = search ? numberIn(search) : null;
    const query = this.query();
    const filters = [
      statuses && { status: oneOf(statuses) },
      openRefunds(hasOpenRefund),
      dueAge && hasDueOn(query, daysOfAge(dueAge, studioDay(this.parts.clock.now()))),
      withId('userId', memberId),
      ...onDays('placedAt', placedOn),
      ...datedWithin(query, filter),
      updatedSince && { updatedAt: MoreThanOrEqual(updatedSince) },
      number != null && { number },
      searched != null && { number: searched },
    ];
    const text = searched == null ? search : null;
    const ofMembers = { text, member: 'userId', ...(among && { among }) } as const;
    return {
      query,
      filters,
      search: ofMembers,
      sort: [sortKeyOf(orderBy ?? NEWEST_FIRST)],
    };
  }

  private query = () => this.parts.dataSource.getRepository(Order).createQueryBuilder('order');
}

const NUMBER = /^#?(\d{1,9})$/;

/** The number of an order, if that is what somebody searches for. */
function numberIn(search: string): number | null {
  const number = NUMBER.exec(cleanCode(search))?.[1];
  return number === undefined ? null : Number(number);
}

const datedWithin = (query: SelectQueryBuilder<Order>, filter: OrderFilter | null | undefined) => [
  filter?.paidOn && hasMoneyBookedOn(query, filter.paidOn, 'payment'),
  filter?.bookedOn && hasMoneyBookedOn(query, filter.bookedOn),
  filter?.documentsOn && hasDocumentOn(query, filter.documentsOn),
];

/** SQL: money of the order was received or returned on one of these days, or only received. */
function hasMoneyBookedOn(query: SelectQueryBuilder<Order>, days: DateRange, kind?: 'payment'): string {
  const { start, end } = momentsOf(days);
  const [from, to] = [`${kind ?? 'booked'}From`, `${kind ?? 'booked'}To`];
  const conditions = [
    MOVES_MONEY,
    kind && `kind = '${kind}'`,
    start && `booked_at >= :${from}`,
    end && `booked_at < :${to}`,
  ];
  query.setParameters({ [from]: start, [to]: end });
  return `"order".id in (select order_id from ledger_entries where ${conditions.filter(Boolean).join(' and ')})`;
}

/** SQL: a document of the order has one of these days on it. The moments are for the index. */
function hasDocumentOn(query: SelectQueryBuilder<Order>, days: DateRange): string {
  const { start, end } = momentsOf(days);
  const conditions = [
    'true',
    start &&
      `issued_at >= cast(:documentsFrom as timestamptz) - interval '1 day' and ${ISSUED_ON} >= :firstDocumentDay`,
    end &&
      `issued_at < cast(:documentsTo as timestamptz) + interval '1 day' and ${ISSUED_ON} <= :lastDocumentDay`,
  ];
  query.setParameters({ documentsFrom: start, documentsTo: end });
  query.setParameters({ firstDocumentDay: days.from, lastDocumentDay: days.to });
  return `"order".id in (select order_id from receipts where ${conditions.filter(Boolean).join(' and ')})`;
}

/** SQL: a part of what is due on the order was promised by one of these days. */
function hasDueOn(query: SelectQueryBuilder<Order>, { from, to }: ReturnType<typeof daysOfAge>): string {
  const conditions = ['true', from && 'due_on >= :dueFrom', to && 'due_on <= :dueTo'];
  query.setParameters({ dueFrom: from, dueTo: to });
  const parts = openInstalmentsOf('"order"');
  return `"order".due_on is not null and exists (
    select 1 from ${parts} where ${conditions.filter(Boolean).join(' and ')}
  )`;
}
