/** Tests of the result of a sale: a payment link, or a receipt that is printed. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { tokenOf } from '../../../test/token';
import { deskOrder, deskSettings } from '../testing/desk-answers';
import { changedMembership, member, membersPage } from '../testing/member-answers';
import { choose, dialog, enter, inDialog, openDialog, SOLD } from '../testing/sale-dialog';

beforeEach(() => storeToken(tokenOf({ role: 'front_desk' })));

const LINK = {
  requestPaymentByLink: {
    __typename: 'RequestPaymentByLinkPayload',
    message: 'Order placed.',
    url: 'https://studio.example/pay#token',
    expiresAt: '2026-12-05T05:00:00Z',
    order: deskOrder(9),
    membership: SOLD,
  },
};

test('a sale that is paid later gives a link, which is handed on with the discount in its price', async () => {
  const { operations } = await openDialog({
    DeskSettings: () => deskSettings({ orderGateway: 'RAZORPAY' }),
    RequestPaymentByLink: () => LINK,
  });
  await inDialog('Add a discount');
  await enter('Discount in rupees', '210');
  await enter('Reason for the discount', 'Diwali');
  await choose('Later, by link');
  expect(dialog().queryByRole('button', { name: 'Pay a part now' })).toBeNull();
  await inDialog('Make the link');
  const address = await screen.findByLabelText('Link');
  expect(address).toHaveProperty('value', 'https://studio.example/pay#token');
  const whatsApp = screen.getByRole('link', { name: 'Send by WhatsApp' });
  expect(decodeURIComponent(whatsApp.getAttribute('href')!)).toContain('https://studio.example/pay#token');
  const asked = operations.find(({ name }) => name === 'RequestPaymentByLink');
  expect(asked?.variables['input']).toEqual({
    memberId: 'asha',
    offerId: 'offer-Premium',
    expectedTotal: { minorUnits: 189_000, currencyCode: 'INR' },
    discount: { amount: { minorUnits: 21_000, currencyCode: 'INR' }, reason: 'Diwali' },
    requestKey: expect.any(String) as string,
  });
  await inDialog('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a studio without online payments makes no links', async () => {
  await openDialog();
  expect(dialog().queryByRole('radio', { name: 'Later, by link' })).toBeNull();
});

test('the receipt of the last sale is printed from the notice of it, or with a command', async () => {
  const receipt = { __typename: 'Receipt', id: 'receipt-9', number: 'BH9', kind: 'RECEIPT' };
  const tab = { location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { operations } = await openDialog({
    SellMembership: () =>
      changedMembership('sellMembership', SOLD, deskOrder(9, { status: 'PAID', receipts: [receipt] })),
    PrintReceipt: () => ({
      printReceipt: {
        __typename: 'PrintReceiptPayload',
        url: 'https://studio.example/receipts/token?print=a4',
        receipt: { __typename: 'Receipt', id: 'receipt-9', copyCount: 1 },
      },
    }),
  });
  await choose('Cash');
  await inDialog('Renew');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const notice = allToasts().at(-1)!;
  expect(notice.action?.label).toBe('Print');
  act(() => notice.action!.run());
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/receipts/token?print=a4'));
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const palette = await screen.findByRole('combobox', { name: 'Command, name, e-mail or phone' });
  fireEvent.change(palette, { target: { value: 'print' } });
  await act(async () => void fireEvent.keyDown(palette, { key: 'Enter' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(2));
  expect(operations.filter(({ name }) => name === 'PrintReceipt')).toHaveLength(2);
});

test('with a known plan, the way to pay has the focus', async () => {
  await openDialog({ Members: () => membersPage([member('asha', 'Asha Rao', { memberships: [SOLD] })]) });
  expect(document.activeElement).toBe(dialog().getByRole('radio', { name: 'Cash' }));
});
