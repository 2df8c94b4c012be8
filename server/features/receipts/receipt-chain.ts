import type { Database } from '../../database/database';

interface CheckedChain {
  /** Number of documents. */
  checked: number;
  /** The first number whose document is missing, or does not have the hash of itself and the one before; null if none. */
  broken: string | null;
}

/** Each document with the hash that it should have, after the one before in its series and year. */
const CHAINED = `
  select number, receipt_series(number) as series, receipt_place(number) as place,
    row_number() over chain as expected,
    hash = receipt_hash(receipts, lag(hash) over chain) as fits
  from receipts window chain as (partition by receipt_series(number) order by receipt_place(number))`;

const CHECK = `
  with documents as materialized (${CHAINED}), ends as (
    select series || '/' || fiscal_year || '/' as series, last from document_counters
  )
  select (select count(*)::int from documents) as checked, coalesce(
    (select number from documents where fits is not true or place <> expected order by series, place limit 1),
    (select series || lpad(last::text, 6, '0') from ends
      where last <> (select count(*) from documents where documents.series = ends.series) order by series limit 1)
  ) as broken`;

/** Computes the hash of every document again, and looks for gaps in the numbers. */
export async function checkReceiptChain(database: Pick<Database, 'query'>): Promise<CheckedChain> {
  const [chain] = await database.query<CheckedChain[]>(CHECK);
  return chain!;
}
