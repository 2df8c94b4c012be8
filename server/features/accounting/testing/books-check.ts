/** The files for the accountant, compared with the ledger. */
import { expect } from 'vitest';
import type { AccountingFile } from '#common/accounting/files';
import { periodOfMonth } from '#common/accounting/months';
import type { UserActor } from '../../../lib/actor';
import type { Harness } from '../../../test/harness';
import { exportedRows, sumOf, type ExportedRow } from './exported-rows';

/** The months in which something was booked, earliest first. */
export async function bookedMonths({ dataSource }: Pick<Harness, 'dataSource'>): Promise<string[]> {
  const months = await dataSource.query<{ month: string }[]>(
    `select distinct to_char(booked_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month from ledger_entries order by 1`,
  );
  return months.map(({ month }) => month);
}

/** Changes of the ledger's accounts by sales in a month: positive is a debit. */
async function ledgerOf({ dataSource }: Harness, month: string): Promise<Record<string, number>> {
  const rows = await dataSource.query<{ account: string; sum: string }[]>(
    `select account, sum(amount_paise) as sum from ledger_entries
     where to_char(booked_at at time zone 'Asia/Kolkata', 'YYYY-MM') = $1 and kind <> 'cash_movement'
     group by account`,
    [month],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
}

const TAXES = { 'Taxable value': 'sales', CGST: 'cgst', SGST: 'sgst', 'Round off': 'round_off' } as const;

const withTable = (rows: ExportedRow[], start: string) =>
  rows.filter(({ Table }) => Table!.startsWith(start));

/** Compares the files of a month, which is all that an accountant has, with the ledger; returns how many rows they have. */
export async function checkMonth(
  harness: Harness,
  admin: UserActor,
  month: string,
): Promise<Record<AccountingFile, number>> {
  const period = periodOfMonth(month);
  const rowsOf = (file: AccountingFile) => exportedRows(harness.services, admin, { file, period });
  const files = {
    orders: await rowsOf('orders'),
    invoices: await rowsOf('invoices'),
    credit_notes: await rowsOf('credit_notes'),
    payments: await rowsOf('payments'),
    refunds: await rowsOf('refunds'),
    write_offs: await rowsOf('write_offs'),
    gst: await rowsOf('gst'),
  };
  const ledger = await ledgerOf(harness, month);
  for (const [account, name] of [['cash', 'desk'] as const, ['gateway', 'gateway'] as const]) {
    const of = (rows: ExportedRow[]) =>
      sumOf(
        rows.filter(({ Account }) => Account === name),
        'Amount',
      );
    expect(of(files.payments) - of(files.refunds), `${month} ${account}`).toBe(ledger[account] ?? 0);
  }
  expect(sumOf(files.write_offs, 'Amount'), `${month} written off`).toBe(ledger['written_off'] ?? 0);
  const declared = files.gst.filter(({ Table }) => !Table!.startsWith('1'));
  for (const [column, account] of Object.entries(TAXES)) {
    const booked = 0 - (ledger[account] ?? 0);
    expect(sumOf(declared, column), `${month} ${column}`).toBe(booked);
    expect(sumOf(files.invoices, column) - sumOf(files.credit_notes, column)).toBe(booked);
  }
  for (const column of ['Total', ...Object.keys(TAXES)])
    expect(sumOf(withTable(files.gst, '12'), column)).toBe(sumOf(withTable(files.gst, '7'), column));
  const documents = withTable(files.gst, '13').reduce((sum, row) => sum + Number(row['Documents']), 0);
  expect(documents).toBe(files.invoices.length + files.credit_notes.length);
  const { total, booked } = await harness.services.taxSummary.of(month);
  expect(total).toEqual(booked);
  const named = [
    ...files.payments,
    ...files.refunds,
    ...files.write_offs,
    ...files.invoices,
    ...files.credit_notes,
  ];
  const listed = new Set(files.orders.map((row) => row['Order ID']));
  expect(named.filter((row) => !listed.has(row['Order ID']))).toEqual([]);
  const counts = Object.entries(files).map(([file, rows]) => [file, rows.length]);
  return Object.fromEntries(counts) as Record<AccountingFile, number>;
}

/** Expects the balances of all orders to equal those of the accounts. */
export async function checkBalances(harness: Harness, admin: UserActor, months: string[]): Promise<void> {
  const period = { from: `${months[0]}-01`, to: periodOfMonth(months.at(-1)!).to };
  const orders = await exportedRows(harness.services, admin, { file: 'orders', period });
  const [booked] = await harness.dataSource.query<[Record<string, number>]>(
    `select sum(amount_paise) filter (where account in ('cash', 'gateway') and kind <> 'cash_movement')::int as money,
       sum(amount_paise) filter (where account = 'member')::int as due,
       sum(amount_paise) filter (where account = 'written_off')::int as off
     from ledger_entries`,
  );
  expect(sumOf(orders, 'Paid') - sumOf(orders, 'Refunded')).toBe(booked['money']);
  expect(sumOf(orders, 'Due')).toBe(booked['due']);
  expect(sumOf(orders, 'Written off')).toBe(booked['off'] ?? 0);
  const [{ due }] = await harness.dataSource.query<[{ due: number }]>(
    'select sum(due_paise)::int as due from orders',
  );
  expect(due).toBe(booked['due']);
}
