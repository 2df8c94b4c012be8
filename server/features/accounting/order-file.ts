/** The file of orders. */
import type { Period } from '#common/accounting/accounting.form';
import type { Database } from '../../database/database';
import type { List } from '../../database/list';
import { momentsOf } from '../../graphql/date-range';
import { studioDate } from '../../lib/studio-date';
import type { CsvColumns } from '../exports/list-export.service';
import { MOVES_MONEY, WRITES_OFF } from '../ledger/ledger-entry.entity';
import { shownStatus } from '../orders/order.enums';
import { Order } from '../orders/order.entity';
import { NO_BALANCES, type BookedOrder } from './order-balances';
import { amountColumns, columnsOf, momentColumns, percentOf } from './csv-cells';

const isInPeriod = (moment: string): string => `${moment} >= :from and ${moment} < :to`;

/** SQL: orders that are listed, or whose bookings another file lists. */
const CONCERNED = `"order".id in (
  select id from orders where ${isInPeriod('placed_at')}
  union select id from orders where ${isInPeriod('decided_at')}
  union select order_id from ledger_entries where ${MOVES_MONEY} and ${isInPeriod('booked_at')}
  union select order_id from ledger_entries where ${WRITES_OFF} and ${isInPeriod('booked_at')}
)`;

/** Orders that were placed or decided in a period, or whose money was booked in it. */
export function ordersOf(database: Database, period: Period): List<BookedOrder> {
  const { start: from, end: to } = momentsOf(period);
  return {
    query: database.getRepository(Order).createQueryBuilder('order'),
    filters: [CONCERNED],
    parameters: { from, to },
    sort: [{ by: 'placedAt', direction: 'asc' }],
  };
}

const balanceOf = ({ balances = NO_BALANCES }: BookedOrder) => balances;

export const orderColumns = (): CsvColumns<BookedOrder> => ({
  'Order ID': ({ id }) => id,
  Order: ({ number }) => number,
  ...momentColumns<Order>('Placed', ({ placedAt }) => placedAt),
  Status: ({ status }) => shownStatus(status),
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
  ...columnsOf(amountColumns(), ({ price }: Order) => price),
  Paid: (order) => ({ paise: balanceOf(order).paid }),
  Refunded: (order) => ({ paise: balanceOf(order).refunded }),
  Due: (order) => ({ paise: balanceOf(order).due }),
  'Due by': ({ dueOn }) => dueOn,
  'Written off': (order) => ({ paise: balanceOf(order).writtenOff }),
  Gateway: ({ gateway }) => gateway,
  'Gateway order ID': ({ gatewayOrderId }) => gatewayOrderId,
});
