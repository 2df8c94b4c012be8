import type { Period } from '#common/accounting/accounting.form';
import type { TaxedAmounts } from '#common/plans/gst';
import type { ReceiptKind } from '#common/orders/payments';
import type { Database } from '../../database/database';
import { momentsOf } from '../../graphql/date-range';
import { bookedOnOf } from '../ledger/ledger-entry.entity';
import { COUNTS } from './document-kinds';
import { ISSUED_ON } from '../receipts/issued-on';

/** SQL: "2026-11" */
const MONTH = `to_char(${ISSUED_ON}, 'YYYY-MM')`;

/** SQL: rows of the days from $3 to $4, which begin at $1 and end at $2 in the time zone of today. The moments are for the index. */
const isInPeriod = (moment: string, day: string): string => `
  ${moment} >= $1::timestamptz - interval '1 day' and ${moment} < $2::timestamptz + interval '1 day'
  and ${day} between $3::date and $4::date`;

/** Sums of the documents of a month that have all values for a tax return in common. */
export interface DocumentSums extends TaxedAmounts {
  month: string;
  gstin: string | null;
  placeOfSupply: string;
  sac: string | null;
  rateBasisPoints: number;
  soldCount: number;
  creditNoteCount: number;
}

/** Documents of a month that are numbered one after the other. */
export interface DocumentSeries {
  month: string;
  /** "BH/26-27" */
  series: string;
  kinds: ReceiptKind[];
  firstNumber: string;
  lastNumber: string;
  issuedCount: number;
  /** None: a document is reversed by a credit note instead. */
  cancelledCount: 0;
}

/** The code of a state in returns, with which the GSTIN of a studio begins. */
export const stateCodeOf = (gstin: string): string => gstin.slice(0, 2);

/** SQL: the sum of an amount over documents; credit notes are subtracted. */
const sumOf = (amount: keyof TaxedAmounts): string =>
  `sum(case kind when 'credit_note' then -1 else 1 end * (content -> 'price' ->> '${amount}')::bigint)`;

const AMOUNTS = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'roundOffPaise', 'totalPaise'] as const;

const ISSUED = `receipts where ${isInPeriod('issued_at', ISSUED_ON)}`;

export async function documentSums(database: Database, period: Period): Promise<DocumentSums[]> {
  const rows = await database.query<Record<string, unknown>[]>(
    `select ${MONTH} as month,
       content -> 'supplier' ->> 'gstin' as gstin,
       content ->> 'placeOfSupply' as "placeOfSupply",
       content -> 'line' ->> 'sac' as sac,
       (content -> 'price' ->> 'rateBasisPoints')::int as "rateBasisPoints",
       (count(*) filter (where kind <> 'credit_note'))::int as "soldCount",
       (count(*) filter (where kind = 'credit_note'))::int as "creditNoteCount",
       ${AMOUNTS.map((amount) => `${sumOf(amount)} as "${amount}"`).join(', ')}
     from ${ISSUED} and ${COUNTS}
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 5, 4`,
    boundsOf(period),
  );
  return rows.map((row) => ({ ...(row as unknown as DocumentSums), ...amountsIn(row) }));
}

export const documentSeries = (database: Database, period: Period): Promise<DocumentSeries[]> =>
  database.query<DocumentSeries[]>(
    `select ${MONTH} as month,
       split_part(number, '/', 1) || '/' || fiscal_year as series,
       array_agg(distinct kind) as kinds,
       min(number) as "firstNumber", max(number) as "lastNumber", count(*)::int as "issuedCount",
       0 as "cancelledCount"
     from ${ISSUED} group by 1, 2 order by 1, 2`,
    boundsOf(period),
  );

/** Amounts that the ledger booked on the accounts of sales and taxes. */
export async function bookedTaxes(database: Database, period: Period): Promise<TaxedAmounts> {
  const balance = (account: string) => `coalesce(sum(amount_paise) filter (where account = '${account}'), 0)`;
  const [row] = await database.query<Record<string, unknown>[]>(
    `select -${balance('sales')} as "taxablePaise", -${balance('cgst')} as "cgstPaise",
       -${balance('sgst')} as "sgstPaise", -${balance('round_off')} as "roundOffPaise",
       -coalesce(sum(amount_paise), 0) as "totalPaise"
     from ledger_entries where kind in ('sale', 'sale_reversal') and account <> 'member'
       and ${isInPeriod('booked_at', bookedOnOf('ledger_entries'))}`,
    boundsOf(period),
  );
  return amountsIn(row!);
}

/** Sums come as texts, since they may be larger than a number can be. */
const amountsIn = (row: Record<string, unknown>): TaxedAmounts =>
  Object.fromEntries(AMOUNTS.map((name) => [name, Number(row[name])])) as unknown as TaxedAmounts;

function boundsOf(period: Period): [Date, Date, string, string] {
  const { start, end } = momentsOf(period);
  return [start!, end!, period.from, period.to];
}
