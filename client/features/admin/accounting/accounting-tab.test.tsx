import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const money = (minorUnits: number) => ({ __typename: 'Money', minorUnits, currencyCode: 'INR' });

const amounts = (taxable: number, half: number, total: number) => ({
  __typename: 'TaxAmounts',
  taxable: money(taxable),
  cgst: money(half),
  sgst: money(half),
  roundOff: money(total - taxable - 2 * half),
  total: money(total),
});

const SOLD = amounts(219_048, 5476, 230_000);
const GSTIN = '27ABCDE1234F1Z5';

const series = (name: string, kinds: string[], count: number) => ({
  __typename: 'IssuedSeries',
  series: name,
  kinds,
  firstNumber: `${name}/000001`,
  lastNumber: `${name}/00000${count}`,
  issuedCount: count,
  cancelledCount: 0,
});

const summary = (changed: object = {}) => ({
  __typename: 'TaxSummary',
  month: '2026-11',
  gstin: GSTIN as string | null,
  byRate: [
    {
      __typename: 'TaxByRate',
      gstin: GSTIN as string | null,
      placeOfSupply: 'Maharashtra',
      stateCode: '27' as string | null,
      rateBasisPoints: 500,
      amounts: SOLD,
    },
  ],
  byService: [
    {
      __typename: 'TaxByService',
      gstin: GSTIN,
      sac: '999723',
      rateBasisPoints: 500,
      soldCount: 3,
      creditNoteCount: 2,
      amounts: SOLD,
    },
  ],
  series: [series('BH/26-27', ['INVOICE'], 3), series('BHC/26-27', ['CREDIT_NOTE'], 2)],
  total: SOLD,
  booked: SOLD,
  ...changed,
});

const open = (taxSummary: object = summary(), answers: PanelAnswers = {}, search = '?tab=accounting') =>
  openPanel(search, { TaxSummary: () => ({ taxSummary }), ...answers });

const rowsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name });
  const rows = within(table).getAllByRole<HTMLTableRowElement>('row');
  return rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent).join('|'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T11:30:00+05:30') });
  storeToken(tokenOf({ role: 'admin' }));
});

test('the tables of the current month have the figures of the return, which equal the ledger', async () => {
  const { operations } = await open();
  expect(await rowsOf('By rate')).toEqual([
    'Place of supply|Rate|Taxable value|CGST|SGST|Round off|Total',
    '27-Maharashtra|5 %|₹2,190.48|₹54.76|₹54.76|₹0.00|₹2,300.00',
    'Total||₹2,190.48|₹54.76|₹54.76|₹0.00|₹2,300.00',
  ]);
  expect(await rowsOf('By service')).toEqual([
    'SAC|Rate|Invoices|Credit notes|Taxable value|CGST|SGST|Round off|Total',
    '999723|5 %|3|2|₹2,190.48|₹54.76|₹54.76|₹0.00|₹2,300.00',
  ]);
  expect(await rowsOf('Documents')).toEqual([
    'Series|From|To|Issued|Cancelled',
    'BH/26-27|BH/26-27/000001|BH/26-27/000003|3|0',
    'BHC/26-27|BHC/26-27/000001|BHC/26-27/000002|2|0',
  ]);
  expect(screen.getByText('Equal to the ledger')).toBeTruthy();
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Orders with these documents' });
  expect(links.map(({ search }) => search)).toEqual(
    Array(3).fill('?tab=orders&status=all&documents-from=2026-11-01&documents-to=2026-11-30'),
  );
  expect(operations.find(({ name }) => name === 'TaxSummary')?.variables).toEqual({ month: '2026-11' });
});

test('another month is chosen, and named in the address', async () => {
  const { operations } = await open();
  const choice = await screen.findByLabelText<HTMLSelectElement>('Month');
  expect([...choice.options].slice(0, 2).map(({ text }) => text)).toEqual(['November 2026', 'October 2026']);
  expect(choice.options).toHaveLength(24);
  fireEvent.change(choice, { target: { value: '2026-10' } });
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard?tab=accounting&month=2026-10'));
  await waitFor(() =>
    expect(operations.at(-1)).toMatchObject({ name: 'TaxSummary', variables: { month: '2026-10' } }),
  );
});

test('an invalid month in the address means the current one', async () => {
  const { operations } = await open(summary(), {}, '?tab=accounting&month=2026-13');
  await screen.findByRole('table', { name: 'By rate' });
  expect(operations.find(({ name }) => name === 'TaxSummary')?.variables).toEqual({ month: '2026-11' });
});

test('a studio without GSTIN is told that it has receipts without tax', async () => {
  const [row] = summary().byRate;
  await open(
    summary({
      gstin: null,
      byRate: [{ ...row, gstin: null, stateCode: null, rateBasisPoints: 0 }],
      byService: [],
    }),
  );
  expect(await screen.findByText(/^The studio has no GSTIN/)).toBeTruthy();
  expect((await rowsOf('By rate'))[1]).toMatch(/^Maharashtra\|No tax\|/);
  expect(screen.queryByRole('table', { name: 'By service' })).toBeNull();
});

test('says if the ledger differs, and in what', async () => {
  await open(summary({ booked: amounts(219_048, 5476, 230_001) }));
  expect(await screen.findByText('The ledger has Round off ₹0.01, Total ₹2,300.01')).toBeTruthy();
});

test('says if the month has no documents', async () => {
  await open(summary({ byRate: [], byService: [], series: [] }));
  expect(await screen.findByText('No documents were issued in this month.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('figures that cannot be loaded are loaded again, and the files are there all the same', async () => {
  let isAway = true;
  await open(undefined, {
    TaxSummary: () => (isAway ? new Error('away') : { taxSummary: summary() }),
  });
  expect(await screen.findByText('The figures could not be loaded')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Export CSV: / })).toHaveLength(7);
  isAway = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Documents' })).toBeTruthy();
});

test('a file of the chosen month is downloaded', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return Promise.resolve(new Response('Payment ID\r\n'));
  });
  const path = '/api/user/admin/accounting/credit-notes.csv?from=2026-02-01&to=2026-02-28';
  const { operations } = await open(
    summary(),
    { AccountingExportUrl: () => ({ accountingExportUrl: `https://studio.example${path}` }) },
    '?tab=accounting&month=2026-02',
  );
  await press(screen.getByRole('button', { name: 'Export CSV: Credit notes' }));
  await waitFor(() => expect(allToasts().at(-1)?.text).toBe('Saved as bhor-credit-notes-2026-02.csv.'));
  expect(operations.find(({ name }) => name === 'AccountingExportUrl')?.variables).toEqual({
    file: 'CREDIT_NOTES',
    period: { from: '2026-02-01', to: '2026-02-28' },
  });
  expect(fetched).toEqual([path]);
});
