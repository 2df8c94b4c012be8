/** Discounts and payments in the dialog that sells a plan. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#common/messages';
import { orderMessages } from '#common/orders/messages';
import { storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { deskOrder, deskSettings } from '../testing/desk-answers';
import { changedMembership, member, memberChoices, membership, membersPage } from '../testing/member-answers';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const SOLD = membership('Premium', { id: 'pass-of-asha', paidUntil: '2027-01-25T18:30:00Z' });

const dialog = () => within(screen.getByRole('dialog'));
const enter = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
    await Promise.resolve();
  });
const choose = (option: string) =>
  act(async () => void fireEvent.click(dialog().getByRole('radio', { name: option })));
const inDialog = (name: string) => press(dialog().getByRole('button', { name }));
const statuses = () =>
  dialog()
    .getAllByRole('status')
    .map(({ textContent }) => textContent);

beforeEach(() => storeToken(tokenOf({ role: 'front_desk' })));

/** Opens the dialog for a member whose plan costs ₹2,100. */
async function openDialog(answers: PanelAnswers = {}) {
  const page = await openPanel('?tab=members', {
    Members: () => membersPage([member('asha', 'Asha Rao')]),
    MemberChoices: () => memberChoices,
    NextPeriodsOfMember: () => ({ user: { __typename: 'User', id: 'asha', nextPeriods: [] } }),
    RenewMembership: () => changedMembership('renewMembership', SOLD, deskOrder(9, { status: 'PAID' })),
    ...answers,
  });
  await press(screen.getByRole('button', { name: 'Renew Asha Rao' }));
  const sent = () =>
    page.operations
      .filter(({ name }) => name === 'RenewMembership')
      .map(({ variables }) => variables['input']);
  return { sent, operations: page.operations };
}

test('a discount in percent is shown before the sale, and sent in rupees with what is left to pay', async () => {
  const { sent } = await openDialog();
  expect(statuses()).toContain('To pay: ₹2,100.');
  await inDialog('Add a discount');
  await choose('Percent');
  await enter('Discount in percent', '10');
  await enter('Reason for the discount', 'Diwali');
  expect(statuses()).toContain('₹2,100 less ₹210. To pay: ₹1,890.');
  await choose('Cash');
  await inDialog('Renew');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    {
      userId: 'asha',
      offerId: 'offer-Premium',
      expectedTotal: { minorUnits: 189_000, currencyCode: 'INR' },
      discount: { amount: { minorUnits: 21_000, currencyCode: 'INR' }, reason: 'Diwali' },
      partPayment: null,
      method: 'CASH',
      reference: null,
      requestKey: expect.any(String) as string,
    },
  ]);
});

test.each([
  ['11', 'PERCENT', orderMessages.discountTooHigh(10)],
  ['x', 'PERCENT', 'Enter a percentage, such as 10.'],
  ['211', 'RUPEES', orderMessages.discountTooHigh(10)],
  ['2100', 'RUPEES', orderMessages.discountWhole],
  ['0.005', 'RUPEES', orderMessages.amountWrong],
  ['-5', 'RUPEES', orderMessages.amountWrong],
] as const)('a discount of %j in %s is refused in its place', async (value, unit, message) => {
  const { sent } = await openDialog();
  await inDialog('Add a discount');
  if (unit === 'PERCENT') await choose('Percent');
  await enter(unit === 'PERCENT' ? 'Discount in percent' : 'Discount in rupees', value);
  await choose('Cash');
  await inDialog('Renew');
  expect(dialog().getByText(message)).toBeTruthy();
  expect(dialog().getByText(messages.reasonRequired)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a discount that was added by mistake is removed', async () => {
  const { sent } = await openDialog();
  await inDialog('Add a discount');
  await enter('Discount in rupees', '100');
  await inDialog('No discount');
  expect(statuses()).toContain('To pay: ₹2,100.');
  await choose('Cash');
  await inDialog('Renew');
  await waitFor(() => expect(sent()).toMatchObject([{ discount: null }]));
});

test('who may give no discount is not offered one', async () => {
  await openDialog({ DeskSettings: () => deskSettings({ discountPercentMax: 0 }) });
  await waitFor(() => expect(dialog().queryByRole('button', { name: 'Add a discount' })).toBeNull());
});

test('the change for cash is counted, and too little is refused', async () => {
  const { sent } = await openDialog();
  await choose('Cash');
  await enter('Cash received', '2000');
  await inDialog('Renew');
  expect(dialog().getByText('₹100 more is needed.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await enter('Cash received', '2500');
  expect(statuses()).toContain('Give ₹400 back.');
  await enter('Cash received', '2,100');
  expect(statuses()).toContain('Nothing to give back.');
  await inDialog('Renew');
  await waitFor(() => expect(sent()).toMatchObject([{ method: 'CASH', reference: null }]));
});

test('UPI shows a QR code of the exact amount, and needs the reference', async () => {
  const { sent } = await openDialog({ DeskSettings: () => deskSettings({ upiAddress: 'studio@bank' }) });
  await choose('UPI');
  expect(await dialog().findByRole('img', { name: 'QR code that pays ₹2,100 by UPI' })).toBeTruthy();
  expect(dialog().getByText('studio@bank')).toBeTruthy();
  await inDialog('Renew');
  expect(dialog().getByText(orderMessages.upiReferenceWrong)).toBeTruthy();
  await enter('UPI reference (UTR)', ' 423456789012 ');
  await inDialog('Renew');
  await waitFor(() => expect(sent()).toMatchObject([{ method: 'UPI', reference: '423456789012' }]));
});

test('a studio without a UPI address shows no QR code', async () => {
  await openDialog();
  await choose('UPI');
  expect(dialog().getByLabelText('UPI reference (UTR)')).toBeTruthy();
  expect(dialog().queryByRole('img')).toBeNull();
});

test('a part is paid now, and the rest is agreed on in equal parts', async () => {
  const { sent } = await openDialog();
  await inDialog('Pay a part now');
  await enter('Paid now, in rupees', '1000');
  await enter('The rest from', '2027-03-01');
  await enter('In how many parts', '2');
  expect(statuses()).toContain('The rest: ₹550 by 1 March 2027, ₹550 by 31 March 2027.');
  await choose('Cash');
  await enter('Cash received', '1000');
  await inDialog('Renew');
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        expectedTotal: { minorUnits: 210_000 },
        partPayment: {
          amount: { minorUnits: 100_000 },
          instalments: [
            { dueOn: '2027-03-01', amount: { minorUnits: 55_000 } },
            { dueOn: '2027-03-31', amount: { minorUnits: 55_000 } },
          ],
        },
      },
    ]),
  );
});

test.each([
  ['2100', '2027-03-01', orderMessages.partTooHigh('₹2,100')],
  ['419', '2027-03-01', orderMessages.partTooLow('₹420')],
  ['0', '2027-03-01', orderMessages.amountWrong],
  ['1000', '2020-03-01', orderMessages.instalmentDays],
  ['1000', '', orderMessages.instalmentDays],
])('a part of %j with the rest from %j is refused in its place', async (paid, firstOn, message) => {
  const { sent } = await openDialog();
  await inDialog('Pay a part now');
  await enter('Paid now, in rupees', paid);
  await enter('The rest from', firstOn);
  await choose('Cash');
  await inDialog('Renew');
  expect(dialog().getByText(message)).toBeTruthy();
  expect(sent()).toEqual([]);
});

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
    userId: 'asha',
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
    RenewMembership: () =>
      changedMembership('renewMembership', SOLD, deskOrder(9, { status: 'PAID', receipts: [receipt] })),
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
