/** The file of orders. */
import type { Period } from '#common/accounting/accounting.form';
import { enumValue } from '#common/enum-names';
import { keysOf } from '#common/keys-of';
import type { Database } from '../../database/database';
import type { List } from '../../database/list';
import { momentsOf } from '../../graphql/date-range';
import { studioDate } from '../../lib/studio-date';
import type { CsvColumns } from '../exports/list-export.service';
import { MOVES_MONEY } from '../ledger/ledger-entry.entity';
import { OrderStatusType } from '../orders/order.enums';
import { Order } from '../orders/order.entity';
import { amountColumns, columnsOf, momentColumns, percentOf } from './csv-cells';

const within = (moment: string): string => `${moment} >= :from and ${moment} < :to`;

/** SQL: what is listed, or has bookings that another file lists. */
const CONCERNED = `"order".id in (
  select id from orders where ${within('placed_at')}
  union select id from orders where ${within('decided_at')}
  union select order_id from ledger_entries where ${MOVES_MONEY} and ${within('booked_at')}
)`;

/** Orders that were placed or decided in a period, or whose money was booked in it. */
export function ordersOf(database: Database, period: Period): List<Order> {
  const { start: from, end: to } = momentsOf(period);
  return {
    query: database.getRepository(Order).createQueryBuilder('order'),
    filters: [CONCERNED],
    parameters: { from, to },
    sort: [{ by: 'placedAt', direction: 'asc' }],
  };
}

/** The status as the API names it, in lower case. */
const statusOf = ({ status }: Order): string =>
  enumValue(keysOf(OrderStatusType).find((name) => OrderStatusType[name] === status)!);

export const orderColumns: CsvColumns<Order> = {
  'Order ID': ({ id }) => id,
  Order: ({ number }) => number,
  ...momentColumns<Order>('Placed', ({ placedAt }) => placedAt),
  Status: statusOf,
  'Status since': ({ decidedAt }) => decidedAt && studioDate(decidedAt),
  'Member ID': ({ userId }) => userId,
  Plan: ({ plan }) => plan,
  'Plan type': ({ planType }) => planType,
  Months: ({ durationMonths }) => durationMonths,
  Days: ({ durationDays }) => durationDays,
  Discount: ({ discountPaise }) => ({ paise: discountPaise }),
  'Discount reason': ({ discountReason }) => discountReason,
  'Credit for unused days': ({ creditPaise }) => ({ paise: creditPaise }),
  'Credited order ID': ({ creditedOrderId }) => creditedOrderId,
  SAC: ({ sac }) => sac,
  'Rate %': ({ price }) => percentOf(price.rateBasisPoints),
  ...columnsOf(amountColumns, ({ price }: Order) => price),
  Gateway: ({ gateway }) => gateway,
  'Gateway order ID': ({ gatewayOrderId }) => gatewayOrderId,
};
