import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayCloseMessages } from '#common/day-close/messages';
import { storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { rupees } from '../../../test/prices';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { refusal } from '../../../test/refusal';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const way = (name: string, expected: number, counted: number | null = null) => ({
  __typename: 'DayWay',
  way: name,
  received: rupees(expected),
  refunded: rupees(0),
  expected: rupees(expected),
  counted: counted === null ? null : rupees(counted),
  difference: counted === null ? null : rupees(counted - expected),
  reason: counted === null || counted === expected ? null : 'Fifty short',
});

const figures = (changed: object = {}) => ({
  dayToClose: {
    __typename: 'DayToClose',
    day: '2026-11-21',
    coversFrom: '2026-11-21',
    lastClosedDay: '2026-11-20',
    businessDay: '2026-11-21',
    isCloseable: true,
    float: rupees(20_000),
    ways: [
      way('CASH', 150_000),
      way('UPI', 130_000),
      way('CARD', 0),
      way('BANK_TRANSFER', 0),
      way('ONLINE', 320_000),
    ],
    movements: [],
    bank: null,
    version: 'first:3',
    ...changed,
  },
});

const closing = (changed: object = {}) => ({
  __typename: 'DayClosing',
  id: 'closing-1',
  day: '2026-11-20',
  coversFrom: '2026-11-20',
  float: rupees(20_000),
  floatReason: null,
  notes: [{ __typename: 'CountedNotes', value: 500, count: 3 }],
  otherCash: rupees(0),
  ways: [way('CASH', 155_000, 150_000), way('UPI', 0, 0)],
  movements: [
    {
      __typename: 'CashMovement',
      id: 'movement-1',
      amount: rupees(-30_000),
      reason: 'Drinking water',
      madeBy: 'Desk',
      madeAt: '2026-11-20T10:00:00.000Z',
    },
  ],
  bank: null,
  leftInDrawer: rupees(20_000),
  handedOver: rupees(130_000),
  handedOverTo: 'Meera',
  closedBy: 'Desk',
  closedAt: '2026-11-20T15:30:00.000Z',
  reopening: null,
  ...changed,
});

const closings = (...nodes: object[]) => ({
  dayClosings: {
    __typename: 'DayClosingConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

const open = async (answers: PanelAnswers = {}) => {
  const page = await openPanel('?tab=day-close', {
    DayToClose: () => figures(),
    DayClosings: () => closings(),
    ...answers,
  });
  await screen.findByRole('heading', { level: 2, name: 'Closed days' });
  return (name: string) =>
    page.operations.filter((one) => one.name === name).map(({ variables }) => variables);
};

const enter = (label: string | RegExp, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await Promise.resolve();
  });

const compare = async () => {
  await press(await screen.findByRole('button', { name: 'Compare with the books' }));
  await screen.findByRole('table', { name: 'Compare' });
};

const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent).join('|'));

beforeEach(() => storeToken(tokenOf({ role: 'front_desk' })));

test('the day is counted first, then compared, and closed with reasons and a name', async () => {
  const sent = await open({
    CloseDay: () => ({
      closeDay: {
        __typename: 'CloseDayPayload',
        message: dayCloseMessages.closed('21 November 2026'),
        closing: closing({ day: '2026-11-21' }),
      },
    }),
  });
  expect(await screen.findByText('21 November 2026 is open.')).toBeTruthy();
  expect(screen.queryByText('₹1,500')).toBeNull();
  await enter('₹500', '2');
  await enter('Other cash, in rupees', '450');
  await enter('UPI, in rupees', '1300');
  await compare();
  expect(rows('Compare')).toEqual([
    'Paid by|Expected|Counted|Difference',
    'Cash|₹1,500|₹1,450|-₹50',
    'UPI|₹1,300|₹1,300|₹0',
    'Card|₹0|₹0|₹0',
    'Online|₹3,200|not counted|',
  ]);
  await press(screen.getByRole('button', { name: 'Close the day' }));
  expect(screen.getByText(dayCloseMessages.differenceReasonRequired)).toBeTruthy();
  expect(screen.getByText(dayCloseMessages.handedOverToRequired)).toBeTruthy();
  await enter('Why cash differs', 'Fifty short');
  await enter(/^Stays in the drawer/, '200');
  await enter('Handed over to', 'Meera');
  await press(screen.getByRole('button', { name: 'Close the day' }));
  await waitFor(() => expect(allToasts().at(-1)?.text).toBe('21 November 2026 is closed.'));
  const inr = (minorUnits: number) => ({ minorUnits, currencyCode: 'INR' });
  expect(sent('CloseDay')).toMatchObject([
    {
      input: {
        day: '2026-11-21',
        version: 'first:3',
        float: null,
        notes: [{ value: 500, count: 2 }],
        otherCash: inr(45_000),
        upi: inr(130_000),
        card: inr(0),
        bankList: null,
        differences: [{ way: 'CASH', reason: 'Fifty short' }],
        leftInDrawer: inr(20_000),
        handedOverTo: 'Meera',
      },
    },
  ]);
});

test('a payment that was booked meanwhile shows the new figures, and nothing typed is lost', async () => {
  let isLater = false;
  await open({
    DayToClose: () =>
      isLater
        ? figures({ version: 'first:5', ways: [way('CASH', 280_000), way('UPI', 0), way('CARD', 0)] })
        : figures(),
    CloseDay: () => {
      isLater = true;
      return refusal(dayCloseMessages.figuresChanged, { code: 'CONFLICT' });
    },
  });
  await enter('₹500', '3');
  await enter('UPI, in rupees', '1300');
  await compare();
  await enter('Handed over to', 'Meera');
  await press(screen.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByText(dayCloseMessages.figuresChanged)).toBeTruthy();
  expect(rows('Compare')[1]).toBe('Cash|₹2,800|₹1,500|-₹1,300');
  expect(screen.getByLabelText<HTMLInputElement>('Handed over to').value).toBe('Meera');
});

test('what is wrong with the counts is said under their fields', async () => {
  await open();
  await enter('₹500', 'many');
  await enter('List of the bank', 'nothing of use');
  await press(screen.getByRole('button', { name: 'Compare with the books' }));
  expect(screen.getByText(dayCloseMessages.countWrong)).toBeTruthy();
  expect(screen.getByText(dayCloseMessages.listWithoutPayments)).toBeTruthy();
});

test('the list of the bank is compared with the UPI payments', async () => {
  const money = (paise: number) => rupees(paise);
  const sent = await open({
    DayToClose: ({ bankList }) =>
      figures(
        bankList
          ? {
              bank: {
                __typename: 'BankComparison',
                total: money(140_000),
                matchedCount: 1,
                matched: money(130_000),
                unmatched: [
                  { reference: '412345678902', booked: null, atBank: money(10_000), bookedOn: null },
                  { reference: '412345678903', booked: money(5000), atBank: null, bookedOn: null },
                ].map((one) => ({ __typename: 'UnmatchedUpiPayment', ...one })),
              },
            }
          : {},
      ),
  });
  await enter('List of the bank', '412345678901 1,300.00\n412345678902 100.00');
  await compare();
  expect(sent('DayToClose').at(-1)).toEqual({
    day: '2026-11-21',
    bankList: '412345678901 1,300.00\n412345678902 100.00',
  });
  expect(screen.getByText('1 payment matches: ₹1,300.')).toBeTruthy();
  expect(screen.getByText('₹100 missing in the books')).toBeTruthy();
  expect(screen.getByText('₹50 missing at the bank')).toBeTruthy();
  expect(rows('Compare')[2]).toBe('UPI|₹1,300|₹1,400|+₹100');
});

test('cash is taken out with a reason', async () => {
  const sent = await open({
    MoveCash: () => ({
      moveCash: {
        __typename: 'MoveCashPayload',
        message: dayCloseMessages.movedCash('₹500', true),
        movement: { __typename: 'CashMovement', id: 'movement-1' },
      },
    }),
  });
  await press(await screen.findByRole('button', { name: 'Take cash out' }));
  const dialog = within(screen.getByRole('dialog'));
  await enter('Amount in rupees', '500');
  await enter('Reason', 'To the bank');
  await press(dialog.getByRole('button', { name: 'Take cash out' }));
  await waitFor(() => expect(allToasts().at(-1)?.text).toBe('₹500 taken out of the drawer.'));
  const amount = { minorUnits: 50_000, currencyCode: 'INR' };
  expect(sent('MoveCash')).toMatchObject([{ input: { isOut: true, amount, reason: 'To the bank' } }]);
});

test('after the closing, the desk is told for which day bookings count', async () => {
  await open({
    DayToClose: () =>
      figures({
        day: '2026-11-22',
        lastClosedDay: '2026-11-21',
        businessDay: '2026-11-22',
        isCloseable: false,
      }),
  });
  expect(
    await screen.findByText('21 November 2026 is closed. What you book now counts for 22 November 2026.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Compare with the books' })).toBeNull();
});

test('a closed day is shown with its differences, and printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open({ DayClosings: () => closings(closing()) });
  expect((await screen.findByText('-₹50')).closest('tr')?.textContent).toContain('20 November 2026');
  await press(screen.getByRole('button', { name: 'Show 20 November 2026' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('3 × ₹500')).toBeTruthy();
  expect(dialog.getByText('Drinking water').nextSibling?.textContent).toBe('-₹300');
  expect(dialog.getByText('Cash: Fifty short')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Open again' })).toBeNull();
  await press(dialog.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelector('body > [data-printout]')?.textContent).toContain('Handed over to Meera');
});

test('an admin opens a day again with a reason', async () => {
  storeToken(tokenOf({ role: 'admin' }));
  const reopening = {
    __typename: 'DayReopening',
    reason: 'Found',
    reopenedBy: 'A',
    reopenedAt: '2026-11-21T05:00:00.000Z',
  };
  let isReopened = false;
  const sent = await open({
    DayClosings: () => closings(isReopened ? closing({ reopening }) : closing()),
    ReopenDay: () => {
      isReopened = true;
      const message = dayCloseMessages.reopened('20 November 2026');
      return { reopenDay: { __typename: 'ReopenDayPayload', message, closing: closing({ reopening }) } };
    },
  });
  await press(await screen.findByRole('button', { name: 'Show 20 November 2026' }));
  await press(screen.getByRole('button', { name: 'Open again' }));
  await enter('Reason', 'Found');
  await press(screen.getByRole('button', { name: 'Open again' }));
  await waitFor(() =>
    expect(sent('ReopenDay')).toMatchObject([{ input: { id: 'closing-1', reason: 'Found' } }]),
  );
  expect(await screen.findByText('Opened again')).toBeTruthy();
});
