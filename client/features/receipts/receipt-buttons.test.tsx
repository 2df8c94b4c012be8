import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { allToasts } from '../../lib/toast';
import { press, renderPage } from '../../test/render-page';
import { ReceiptButtons } from './receipt-buttons';

afterEach(() => void vi.restoreAllMocks());

const RECEIPTS = [
  { id: 'r1', number: 'BH/26-27/000007', kind: 'RECEIPT' },
  { id: 'c1', number: 'BC/26-27/000001', kind: 'CREDIT_NOTE' },
] as const;

test('each receipt is downloaded under its number', async () => {
  const requests = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('%PDF'));
  URL.createObjectURL = () => 'blob:receipt';
  URL.revokeObjectURL = () => undefined;
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await renderPage(<ReceiptButtons receipts={RECEIPTS} />);
  await press(screen.getByRole('button', { name: 'Download Receipt BH/26-27/000007' }));
  await press(screen.getByRole('button', { name: 'Download Credit note BC/26-27/000001' }));
  expect(requests.mock.calls.map(([address]) => address)).toEqual([
    '/api/user/receipts/r1',
    '/api/user/receipts/c1',
  ]);
  expect(saved).toEqual(['BH-26-27-000007.pdf', 'BC-26-27-000001.pdf']);
});

test('a download that failed is told', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
  await renderPage(<ReceiptButtons receipts={RECEIPTS} />);
  await press(screen.getByRole('button', { name: /Receipt/ }));
  expect(allToasts().at(-1)?.text).toBe('The receipt did not download. Please try again.');
});
