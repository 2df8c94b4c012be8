import type { Database } from '../../database/database';

interface CheckedChain {
  /** Number of documents. */
  checked: number;
  /** The first number whose document is missing, or does not have the hash of itself and the one before; null if none. */
  broken: string | null;
}

const CHECK = `
  with documents as (
    select number, rtrim(number, '0123456789') as series, substring(number from '\\d+$')::integer as place,
      hash = receipt_hash(receipts) as fits
    from receipts
  ), ranked as (
    select *, row_number() over (partition by series order by place) as expected from documents
  ), ends as (
    select series || '/' || fiscal_year || '/' as series, last from document_counters
  )
  select (select count(*)::int from documents) as checked, coalesce(
    (select number from ranked where fits is not true or place <> expected order by series, place limit 1),
    (select series || lpad(last::text, 6, '0') from ends
      where last <> (select count(*) from documents where documents.series = ends.series) order by series limit 1)
  ) as broken`;

/** Computes the hash of every document again, and looks for gaps in the numbers. */
export async function checkReceiptChain(database: Pick<Database, 'query'>): Promise<CheckedChain> {
  const [chain] = await database.query<CheckedChain[]>(CHECK);
  return chain!;
}
