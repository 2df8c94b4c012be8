/** Discounts, first days and payments in the dialog that sells a plan. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import { membershipMessages } from '#common/memberships/messages';
import { messages } from '#common/messages';
import { orderMessages } from '#common/orders/messages';
import { upgradeMessages } from '#common/orders/upgrade-messages';
import { storeToken } from '../../../lib/session';
import { rupees } from '../../../test/prices';
import { tokenOf } from '../../../test/token';
import { deskSettings, saleQuote } from '../testing/desk-answers';
import { choose, dialog, enter, inDialog, openDialog, statuses } from '../testing/sale-dialog';

beforeEach(() => storeToken(tokenOf({ role: 'front_desk' })));

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
      memberId: 'asha',
      offerId: 'offer-Premium',
      expectedTotal: { minorUnits: 189_000, currencyCode: 'INR' },
      discount: { amount: { minorUnits: 21_000, currencyCode: 'INR' }, reason: 'Diwali' },
      start: null,
      credit: null,
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
  ['211', 'AMOUNT', orderMessages.discountTooHigh(10)],
  ['2100', 'AMOUNT', orderMessages.discountWhole],
  ['0.005', 'AMOUNT', orderMessages.amountWrong],
  ['-5', 'AMOUNT', orderMessages.amountWrong],
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

test('staff who may not give discounts are not offered any', async () => {
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

const KIOSKS = ['door', 'desk'].map((id, index) => ({
  __typename: 'Kiosk',
  id,
  device: 'Chrome on Android',
  createdAt: `2026-11-23T0${index + 2}:30:00Z`,
}));

test('the QR code is shown on the chosen kiosk, until the amount changes or the dialog is closed', async () => {
  const { operations } = await openDialog({
    DeskSettings: () => deskSettings({ upiAddress: 'studio@bank' }),
    Kiosks: () => ({ kiosks: KIOSKS }),
    ShowPaymentAtKiosk: () => ({
      showPaymentAtKiosk: {
        __typename: 'ShowPaymentAtKioskPayload',
        message: 'Shown.',
        endsAt: new Date(Date.now() + 60_000).toISOString(),
      },
    }),
    HidePaymentAtKiosk: () => ({
      hidePaymentAtKiosk: { __typename: 'HidePaymentAtKioskPayload', message: 'Hidden.' },
    }),
  });
  const inputs = (name: string) =>
    operations.filter((one) => one.name === name).map(({ variables }) => variables['input']);
  await choose('UPI');
  await dialog().findByLabelText('Kiosk');
  await enter('Kiosk', 'desk');
  await inDialog('Show on the kiosk');
  await dialog().findByText(/^The kiosk shows the QR code/);
  const reference = expect.stringMatching(/^BH\w{12}$/) as string;
  const shown = { kioskId: 'desk', reference, amount: { minorUnits: 210_000, currencyCode: 'INR' } };
  expect(inputs('ShowPaymentAtKiosk')).toEqual([shown]);
  await inDialog('Add a discount');
  await enter('Discount in rupees', '100');
  await waitFor(() => expect(inputs('HidePaymentAtKiosk')).toEqual([{ kioskId: 'desk', reference }]));
  await inDialog('Show on the kiosk');
  await dialog().findByText(/^The kiosk shows the QR code/);
  expect(inputs('ShowPaymentAtKiosk')).toMatchObject([{}, { amount: { minorUnits: 200_000 } }]);
  await inDialog('Cancel');
  await waitFor(() => expect(inputs('HidePaymentAtKiosk')).toHaveLength(2));
});

test('where no kiosk is on, none is offered', async () => {
  await openDialog({ DeskSettings: () => deskSettings({ upiAddress: 'studio@bank' }) });
  await choose('UPI');
  await dialog().findByRole('img');
  expect(dialog().queryByRole('button', { name: 'Show on the kiosk' })).toBeNull();
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

/** A day some days from today, as it is entered. */
const dayFromNow = (days: number) => textOfDay(addDays(studioDay(Date.now()), days));

test('a first day is chosen, and what it leads to is shown before the sale', async () => {
  const quotes: unknown[] = [];
  const { sent } = await openDialog({
    SaleQuote: (variables) => {
      quotes.push(variables);
      return saleQuote();
    },
  });
  await inDialog('Choose the first day');
  await enter('First day', dayFromNow(5));
  await waitFor(() => expect(quotes.at(-1)).toMatchObject({ memberId: 'asha', startsOn: dayFromNow(5) }));
  await waitFor(() =>
    expect(statuses()).toContain('The new period runs from 26 December 2026 to 25 January 2027.'),
  );
  expect(dialog().queryByLabelText('Why it is before today')).toBeNull();
  await choose('Cash');
  await inDialog('Renew');
  await waitFor(() => expect(sent()).toMatchObject([{ start: { startsOn: dayFromNow(5), reason: null } }]));
});

test('a day before today needs a reason', async () => {
  const { sent } = await openDialog();
  await inDialog('Choose the first day');
  await enter('First day', dayFromNow(-2));
  await choose('Cash');
  await inDialog('Renew');
  expect(dialog().getByText(messages.reasonRequired)).toBeTruthy();
  await enter('Why it is before today', 'Trained since');
  await inDialog('Renew');
  await waitFor(() =>
    expect(sent()).toMatchObject([{ start: { startsOn: dayFromNow(-2), reason: 'Trained since' } }]),
  );
});

test.each([
  ['', membershipMessages.startDayRequired],
  [dayFromNow(-4), /^Choose a day from /],
  [dayFromNow(61), /^Choose a day until /],
])('the first day %j is refused in its place', async (on, message) => {
  const { sent } = await openDialog();
  await inDialog('Choose the first day');
  await enter('First day', on);
  await choose('Cash');
  await inDialog('Renew');
  expect(dialog().getByText(message)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('a first day that is taken back is not sent, and the reason of a refusal is shown', async () => {
  const problem = membershipMessages.startOverlaps('Premium', '1 December 2026', '31 December 2026');
  const { sent } = await openDialog({
    SaleQuote: ({ startsOn }) =>
      saleQuote(startsOn === null ? {} : { startsAt: null, endsAt: null, problem }),
  });
  await inDialog('Choose the first day');
  await enter('First day', dayFromNow(1));
  await waitFor(() => expect(statuses()).toContain(problem));
  await inDialog('Start as usual');
  await choose('Cash');
  await inDialog('Renew');
  await waitFor(() => expect(sent()).toMatchObject([{ start: null }]));
});

const CREDIT = {
  credit: { __typename: 'UnusedDaysCredit', amount: rupees(88_064), days: 21, planName: 'Basic' },
  total: rupees(121_936),
};

test('an upgrade shows the credit and what is left to pay, and sends both', async () => {
  const { sent } = await openDialog({
    SaleQuote: ({ isUpgrade }) => saleQuote(isUpgrade ? CREDIT : {}),
  });
  await inDialog('Replace the running plan');
  await waitFor(() =>
    expect(statuses()).toContain('Basic ends now. ₹880.64 is credited for its 21 unused days.'),
  );
  expect(statuses()).toContain('₹2,100 less ₹880.64. To pay: ₹1,219.36.');
  expect(dialog().getByText(/The new plan replaces one of the same type now\.$/)).toBeTruthy();
  expect(dialog().queryByRole('button', { name: 'Choose the first day' })).toBeNull();
  await choose('Cash');
  await inDialog('Renew');
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { credit: { minorUnits: 88_064 }, expectedTotal: { minorUnits: 121_936 }, start: null },
    ]),
  );
});

test('an upgrade that is not possible says why, and is not sent', async () => {
  const problem = upgradeMessages.samePlan('Premium');
  const refused = { startsAt: null, endsAt: null, total: null, problem };
  const { sent } = await openDialog({ SaleQuote: ({ isUpgrade }) => saleQuote(isUpgrade ? refused : {}) });
  await inDialog('Replace the running plan');
  await waitFor(() => expect(statuses()).toContain(problem));
  await choose('Cash');
  await inDialog('Renew');
  expect(sent()).toEqual([]);
  await inDialog('Keep the running plan');
  await inDialog('Renew');
  await waitFor(() => expect(sent()).toMatchObject([{ credit: null }]));
});

test('day passes and trials are sold with the memberships', async () => {
  const { sent } = await openDialog();
  await screen.findByRole('option', { name: 'Day pass, ₹300' });
  await enter('Plan', 'offer-Day pass');
  expect(statuses()).toContain('To pay: ₹300.');
  await choose('Cash');
  await inDialog('Renew');
  await waitFor(() =>
    expect(sent()).toMatchObject([{ offerId: 'offer-Day pass', expectedTotal: { minorUnits: 30_000 } }]),
  );
});
