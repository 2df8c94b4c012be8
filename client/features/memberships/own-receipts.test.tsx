/** Tests of members' receipts on their membership page. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/session';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { Page } from './membership-page';
import { memberships, nothing } from './testing/membership-answers';
import { orderOf, orderPage } from './testing/order-answers';

const receipt = { __typename: 'Receipt', id: 'r1', number: 'BH/26-27/000123', kind: 'RECEIPT' };
const orders = () => orderPage([orderOf(7, { receipts: [receipt] })]);

const open = (answers: NonNullable<Parameters<typeof renderPage>[1]>['answers'] = {}) =>
  renderPage(<Page />, {
    path: '/membership',
    answers: {
      MyMemberships: () => memberships(nothing('PASS')),
      MyOrders: () => ({
        me: { __typename: 'Viewer', user: { __typename: 'User', id: 'member', orders: orders() } },
      }),
      ...answers,
    },
  });

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => storeToken(tokenOf()));

test('a receipt is fetched with the token and saved under its number', async () => {
  const token = tokenOf();
  storeToken(token);
  const fetch = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(new Response('%PDF')));
  vi.stubGlobal('fetch', fetch);
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await open();
  await press(button('Download Receipt BH/26-27/000123'));
  await waitFor(() => expect(saved).toEqual(['BH-26-27-000123.pdf']));
  const [address, init] = fetch.mock.calls[0]!;
  expect(address).toBe('/api/user/receipts/r1');
  expect(new Headers(init.headers).get('Authorization')).toBe(`Bearer ${token}`);
  vi.restoreAllMocks();
});

test('a receipt that failed to download shows an error', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  await open();
  await press(button(/^Download Receipt/));
  expect((await screen.findByRole('alert')).textContent).toContain('The receipt did not download.');
});

test('a receipt is printed in a new tab, which is closed if that fails', async () => {
  const tab = { location: { replace: vi.fn() }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  const url = 'https://studio.example/receipts/secret?print=a4';
  const printed = { __typename: 'PrintReceiptPayload', url, receipt: { ...receipt, copyCount: 0 } };
  let answer: object | Error = { printReceipt: printed };
  const { operations } = await open({ PrintReceipt: () => answer as Record<string, unknown> });
  await press(button('Print Receipt BH/26-27/000123'));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/receipts/secret?print=a4'));
  expect(operations.at(-1)).toMatchObject({ variables: { input: { id: 'r1', paper: 'A4' } } });
  answer = new Error('No connection');
  await press(button('Print Receipt BH/26-27/000123'));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be prepared for printing');
  expect(tab.close).toHaveBeenCalled();
  vi.unstubAllGlobals();
});
