/** Balances of orders in the ledger. */
import type { Database } from '../../database/database';
import type { Order } from '../orders/order.entity';

/** Amounts of an order, in paise. */
interface Balances {
  paid: number;
  refunded: number;
  due: number;
  writtenOff: number;
}

/** An order with what the ledger has booked for it; without bookings it has none. */
export type BookedOrder = Order & { balances?: Balances };

export const NO_BALANCES: Balances = { paid: 0, refunded: 0, due: 0, writtenOff: 0 };

/** Adds the balances to orders. */
export async function addBalances(database: Database, orders: BookedOrder[]): Promise<void> {
  const found = await database.query<(Balances & { id: string })[]>(
    `select order_id as id,
       coalesce(sum(amount_paise) filter (where kind = 'payment' and account <> 'member'), 0)::int as paid,
       coalesce(-sum(amount_paise) filter (where kind = 'refund' and account <> 'member'), 0)::int as refunded,
       coalesce(sum(amount_paise) filter (where account = 'member'), 0)::int as due,
       coalesce(sum(amount_paise) filter (where account = 'written_off'), 0)::int as "writtenOff"
     from ledger_entries where order_id = any($1) group by order_id`,
    [orders.map(({ id }) => id)],
  );
  const byId = new Map(found.map(({ id, ...balances }) => [id, balances]));
  for (const order of orders) Object.assign(order, { balances: byId.get(order.id) ?? NO_BALANCES });
}
