/** SQL: violations that must never be found in the books of a front desk. */
import { dayOf } from '../../../database/studio-days';
import { bookedOnOf } from '../../ledger/ledger-entry.entity';

const LEDGER = (accounts: string) =>
  `(select coalesce(sum(amount_paise), 0) from ledger_entries where order_id = orders.id and account in (${accounts}))`;
const PAID = '(select coalesce(sum(amount_paise), 0) from payments where order_id = orders.id)';
const RETURNED = `(select coalesce(sum(refunds.amount_paise), 0) from refunds join payments on payments.id = payment_id
  where order_id = orders.id)`;
const CREDITED = `(select coalesce(sum(later.credit_paise), 0) from orders later
  where later.credited_order_id = orders.id and later.status in ('part_paid', 'paid', 'written_off'))`;
const BOOKED_ON = bookedOnOf('ledger_entries');

const VIOLATIONS = {
  'a booking that does not sum to zero':
    'select transaction_id from ledger_entries group by transaction_id having sum(amount_paise) <> 0',
  'what a member owes in the books that is not due': `select id from orders where ${LEDGER(`'member'`)} <> due_paise`,
  'what is written off in the books that differs from the order': `
    select id from orders where ${LEDGER(`'written_off'`)} <> written_off_paise`,
  'something due that is not the price less what was paid and written off': `
    select id from orders where status <> 'refunded' and due_paise <> total_paise - ${PAID} - written_off_paise`,
  'money in the books that differs from payments less refunds': `
    select id from orders where ${LEDGER(`'cash'`)} <> ${PAID} - ${RETURNED}`,
  'more returned than was paid': `select id from orders where ${RETURNED} > ${PAID}`,
  'documents that do not add up to the sale in the books': `
    select id from orders where (select sum((content -> 'price' ->> 'totalPaise')::int
      * case kind when 'credit_note' then -1 else 1 end) from receipts where order_id = orders.id)
    <> -${LEDGER(`'sales', 'cgst', 'sgst', 'round_off'`)}`,
  'a price that is not the listed one less discount and credit': `
    select orders.id from orders join plan_offers on plan_offers.id = offer_id
    where total_paise + discount_paise + credit_paise <> price_paise`,
  'more credited and returned than was paid and credited': `
    select id from orders where ${CREDITED} + ${RETURNED} > ${PAID} + credit_paise`,
  'more given for money than was received': `
    select user_id from orders group by user_id having sum(${RETURNED}) > sum(${PAID})`,
  'two periods at the same time': `
    select one.id from membership_periods one join membership_periods other
      on one.user_id = other.user_id and one.line = other.line and one.id <> other.id
    where least(one.ends_at, one.ended_at) > one.starts_at and least(other.ends_at, other.ended_at) > other.starts_at
      and one.starts_at < least(other.ends_at, other.ended_at) and other.starts_at < least(one.ends_at, one.ended_at)`,
  'a credited order whose period still runs': `
    select orders.id from orders join membership_periods on order_id = credited_order_id
    where orders.status in ('part_paid', 'paid', 'written_off') and ended_at is null`,
  'a day without something due, or the other way round': `
    select id from orders where (due_on is null) <> (due_paise = 0)`,
  'a booking that counts for a day before its own': `
    select transaction_id from ledger_entries where business_day < ${BOOKED_ON}`,
  'a booking that counts for a later day although its own was open': `
    select transaction_id from ledger_entries where business_day > ${BOOKED_ON}
      and not exists (select from day_closings where day = business_day - 1)`,
};

export const ALL_VIOLATIONS = Object.entries(VIOLATIONS)
  .map(([what, statement]) => `select '${what}' as what, found.id from (${statement}) as found (id)`)
  .join(' union all ');

/** The tables with the rows of one member only; the statements above read these in place of the whole ones. */
const OF_MEMBER = `
  with orders as materialized (select * from orders where user_id = $1),
    ledger_entries as materialized (select * from ledger_entries where order_id in (select id from orders)),
    payments as materialized (select * from payments where order_id in (select id from orders)),
    refunds as materialized (select * from refunds where payment_id in (select id from payments)),
    receipts as materialized (select * from receipts where order_id in (select id from orders)),
    membership_periods as materialized (select * from membership_periods where user_id = $1)`;

/** $1: the member. */
export const VIOLATIONS_OF_MEMBER = `${OF_MEMBER} ${ALL_VIOLATIONS}`;

const numberOf = (count: string) =>
  `counters.series || '/' || counters.fiscal_year || '/' || lpad((${count})::text, 6, '0')`;

/** The last document of a series in the financial year $1, if it is missing or does not follow the one before it. */
export const BROKEN_ENDS = `
  select counters.series from document_counters counters
  left join receipts newest on newest.number = ${numberOf('counters.last')}
  left join receipts before on before.number = ${numberOf('counters.last - 1')}
  where counters.fiscal_year = $1 and (
    newest.id is null or newest.hash is distinct from receipt_hash(newest, before.hash) or (before.id is null and counters.last > 1)
  )`;

/** Everything that a step can change of the member $1 and of the desk, as one text. */
export const STATE = `
  select json_build_array(
    (select json_agg(orders order by id) from orders where user_id = $1),
    (select json_agg(payments order by payments.id) from payments join orders on orders.id = order_id where user_id = $1),
    (select json_agg(refunds order by refunds.id) from refunds join payments on payments.id = payment_id
      join orders on orders.id = order_id where user_id = $1),
    (select json_agg(receipts.number order by receipts.number) from receipts join orders on orders.id = order_id
      where user_id = $1),
    (select json_agg(periods order by id) from membership_periods periods where user_id = $1),
    (select json_agg(freezes order by id) from membership_freezes freezes where user_id = $1),
    (select count(*) from journal where member_id = $1),
    (select count(*) from ledger_entries join orders on orders.id = order_id where user_id = $1),
    (select array[(select count(*) from cash_movements), (select count(*) from day_closings),
      (select count(*) from day_reopenings)])
  )::text as state`;

/** The days of the periods of the member $1 that were not ended, without those on which they were frozen. */
export const DAYS = `
  select id, ${dayOf('ends_at')} - ${dayOf('starts_at')} - coalesce((
    select sum(${dayOf('membership_freezes.ends_at')} - ${dayOf('membership_freezes.starts_at')})
    from membership_freezes where period_id = membership_periods.id
  ), 0)::int as days
  from membership_periods where user_id = $1 and ended_at is null`;
