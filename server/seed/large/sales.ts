import { NO_GST, taxed } from '#common/plans/gst';
import { defaultSettings } from '#common/settings/default-settings';
import { Order } from '../../features/orders/order.entity';
import { contentOf } from '../../features/receipts/receipt-content';
import { seriesOf } from '../../features/receipts/receipt-number';
import { ORDER_EVERY, statement, type Step, type StudioSize } from './large-studio';
import { draw, idOf, isoText, oneOf, rounded, STAFF, ZONE } from './sql';

const SERIES = seriesOf(defaultSettings.taxes.receiptPrefix);

/** Share of the members without an order to whom the studio granted a plan. */
const GRANTED = 0.875;
/** Share of the members with a plan whose plan is still valid. */
const CURRENT = 0.45;
const WAITING_DAYS_MAX = 10;
const METHODS = ['upi', 'cash', 'card'];

/**
 * The plans of members. Most orders are paid; 5% were cancelled and 2% wait. `starts_at` is also the time at which an
 * order was placed, and paid.
 */
const NEW_TERMS = `
  create temporary table new_terms on commit drop as
  select *, (
    (((starts_at at time zone ${ZONE})::date + months * interval '1 month')::date + 1)::timestamp
  ) at time zone ${ZONE} as ends_at
  from (
    select i, members.id as user_id, members.name as member_name, status, method,
      offers.id as offer_id, offers.name as plan, offers.type as line, duration_months as months, price_paise as paise,
      ${rounded(`greatest(created_at, case
        when status = 'placed' then now() - ${draw('i', 20)} * interval '${WAITING_DAYS_MAX} days'
        when ${draw('i', 21)} < ${CURRENT} then now() - duration_months * interval '1 month' * 0.98 * ${draw('i', 22)}
        else created_at + ${draw('i', 22)} * (now() - duration_months * interval '1 month' - created_at)
      end)`)} as starts_at
    from (
      select *, case when i % ${ORDER_EVERY} > 0 then 'granted'
        when i / ${ORDER_EVERY} % 20 = 3 then 'cancelled'
        when i / ${ORDER_EVERY} % 50 = 7 then 'placed' else 'paid' end as status,
        ${oneOf(METHODS, 23)} as method
      from new_members
    ) as members
    join (
      select *, row_number() over (order by position) as n, (count(*) over ())::int as total
      from plan_offers where retired_at is null and kind = 'membership'
    ) as offers on offers.n = 1 + floor(offers.total * power(${draw('i', 24)}, 2))
    where status <> 'granted' or ${draw('i', 25)} < ${GRANTED}
  ) as terms`;

/** Orders, sorted by number. */
const ORDERS = `
  insert into orders (
    id, user_id, offer_id, plan, plan_type, duration_months, tax_rate_bp, taxable_paise, cgst_paise, sgst_paise,
    round_off_paise, total_paise, status, gateway, request_key, placed_at, decided_at, decided_by
  )
  select ${idOf('order')}, user_id, offer_id, plan, line, months, 0, paise, 0, 0, 0, paise, status, 'desk',
    'large-studio-' || i, starts_at, case when status <> 'placed' then starts_at end,
    case when status = 'paid' then ${STAFF} end
  from new_terms where status <> 'granted' order by starts_at, i`;

const PAYMENTS = `
  insert into payments (id, order_id, gateway, method, amount_paise, status, created_at, captured_at)
  select ${idOf('payment')}, ${idOf('order')}, 'desk', method, paise, 'captured', starts_at, starts_at
  from new_terms where status = 'paid'`;

const LEDGER = `
  insert into ledger_entries (transaction_id, kind, subject_id, order_id, account, amount_paise, booked_at)
  select ${idOf('booking', 'i || kind')}, kind, case kind when 'sale' then ${idOf('order')} else ${idOf('payment')} end,
    ${idOf('order')}, account, sign * paise, starts_at
  from new_terms, (values
    ('sale', 'member', 1), ('sale', 'sales', -1), ('payment', 'cash', 1), ('payment', 'member', -1)
  ) as lines (kind, account, sign)
  where status = 'paid'`;

const PERIODS = `
  insert into membership_periods (
    id, user_id, line, plan, months, order_id, starts_at, ends_at, anchor_day, created_at
  )
  select ${idOf('period')}, user_id, line, plan, months, case status when 'paid' then ${idOf('order')} end,
    starts_at, ends_at, extract(day from starts_at at time zone ${ZONE}), starts_at
  from new_terms where status in ('paid', 'granted')`;

/** Freezes that were withdrawn before they began, so that no end has moved. */
const FREEZES = `
  insert into membership_freezes (user_id, period_id, starts_at, ends_at, days, request_key, created_at)
  select user_id, ${idOf('period')}, starts_at, starts_at, 5, 'large-studio-' || i, starts_at
  from new_terms where status in ('paid', 'granted') and line = 'pass' and i % 3 = 0`;

/** SQL: the Indian financial year of a sale, for example 26-27: it starts in April. */
const FIRST_YEAR = `(starts_at at time zone ${ZONE}) - interval '3 months'`;
const FISCAL_YEAR = `to_char(${FIRST_YEAR}, 'YY') || '-' || to_char(${FIRST_YEAR} + interval '1 year', 'YY')`;

/** Content that all receipts have in common. */
const commonContent = () =>
  contentOf(
    Object.assign(new Order(), {
      gstin: null,
      sac: null,
      placedAt: new Date(0),
      price: { ...taxed(0, NO_GST), rateBasisPoints: 0 },
    }),
    { number: '', issuedAt: new Date(0) },
    { recipient: '', paidBy: '', legalName: '' },
  );

/** Numbered in the order of the sales, after the receipts of the demo data. $1: content that all have in common. */
const RECEIPTS = `
  insert into receipts (number, fiscal_year, kind, order_id, content, issued_at)
  select receipt_number, fiscal_year, 'receipt', order_id, $1::jsonb || jsonb_build_object(
    'number', receipt_number, 'issuedAt', ${isoText('starts_at')}, 'recipient', recipient, 'paidBy', method,
    'order', jsonb_build_object('number', order_number, 'placedAt', ${isoText('starts_at')}),
    'line', ($1::jsonb -> 'line') || jsonb_build_object('plan', plan, 'type', line, 'months', months),
    'price', ($1::jsonb -> 'price') || jsonb_build_object('taxablePaise', paise, 'totalPaise', paise)
  ), starts_at
  from (
    select terms.*, orders.id as order_id, orders.number as order_number,
      coalesce(member_name, users.email) as recipient,
      '${SERIES.sold}/' || terms.fiscal_year || '/' || lpad((coalesce(counters.last, 0)
        + row_number() over (partition by terms.fiscal_year order by orders.number))::text, 6, '0') as receipt_number
    from (select *, ${FISCAL_YEAR} as fiscal_year from new_terms where status = 'paid') as terms
    join orders on orders.id = ${idOf('order')}
    join users on users.id = terms.user_id
    left join document_counters as counters
      on counters.fiscal_year = terms.fiscal_year and counters.series = '${SERIES.sold}'
  ) as sales`;

/** The hashes that a trigger sets otherwise. There is no index yet, so rows are updated where they are stored. */
const CHAIN = `
  do $$
  declare
    document record;
    before text;
    series text;
  begin
    for document in
      select ctid as place, receipts as content, hash, receipt_series(number) as series
      from receipts order by receipt_series(number), receipt_place(number)
    loop
      if series is distinct from document.series then
        before = null;
        series = document.series;
      end if;
      if document.hash is null then
        document.hash = receipt_hash(document.content, before);
        update receipts set hash = document.hash where ctid = document.place;
      end if;
      before = document.hash;
    end loop;
  end
  $$`;

const COUNTERS = `
  insert into document_counters (series, fiscal_year, last)
  select '${SERIES.sold}', fiscal_year, count(*) from receipts where kind <> 'credit_note' group by fiscal_year
  on conflict (series, fiscal_year) do update set last = excluded.last`;

/** The original of every other receipt was handed out at the front desk. */
const COPIES = `
  insert into receipt_copies (receipt_id, copy, way, request_key, handed_out_at)
  select receipts.id, 1, 'print', 'large-studio', issued_at
  from receipts join new_terms on order_id = ${idOf('order')}
  where i % 2 = 0`;

export const salesSteps = ({ orders }: StudioSize): Step[] => [
  {
    what: `memberships, and ${orders.toLocaleString('en')} orders with payments, bookings and receipts`,
    share: 16,
    tables: [
      'orders',
      'payments',
      'ledger_entries',
      'membership_periods',
      'membership_freezes',
      'receipts',
      'receipt_copies',
    ],
    parts: [
      ...[NEW_TERMS, 'analyze new_terms', ORDERS, PAYMENTS, LEDGER, PERIODS, FREEZES].map((text) =>
        statement(text),
      ),
      statement(RECEIPTS, [commonContent()]),
      statement(CHAIN),
      statement(COPIES),
      statement(COUNTERS),
    ],
  },
];
