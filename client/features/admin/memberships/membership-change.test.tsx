import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { requestsOf } from '../../../test/requests-of';
import { tokenOf } from '../../../test/token';
import { changedOrder, deskOrder } from '../testing/desk-answers';
import { changedMembership, member, memberChoices, membership, membersPage } from '../testing/member-answers';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const PASS = { id: 'pass-of-asha' };
const ASHA = member('asha', 'Asha Rao');
const LATER = membership('Premium', { ...PASS, paidUntil: '2027-01-25T18:30:00Z' });
const ENDED = membership('Premium', { ...PASS, status: 'INACTIVE', paidUntil: '2026-11-23T18:30:00Z' });

const open = async (answers: PanelAnswers, row: object = ASHA) => {
  const page = await openPanel('', {
    Members: () => membersPage([row]),
    MemberChoices: () => memberChoices,
    ...answers,
  });
  const sent = (name: string) =>
    page.operations.filter((operation) => operation.name === name).map(({ variables }) => variables['input']);
  return { ...page, sent };
};

const row = () => screen.getByRole('row', { name: /^Asha Rao/ });
const button = (action: string) => screen.getByRole('button', { name: `${action} Asha Rao` });
const dialog = () => within(screen.getByRole('dialog'));
const enter = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
    await Promise.resolve();
  });
const pay = (how: string) =>
  act(async () => void fireEvent.click(dialog().getByRole('radio', { name: how })));
const submit = (name: string) => press(dialog().getByRole('button', { name }));
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => storeToken(tokenOf({ role: 'admin' })));

test('a plan that was paid at the front desk is renewed with one request, and the row shows the new end', async () => {
  const { sent, operations } = await open({
    SellMembership: () => changedMembership('sellMembership', LATER, deskOrder(9, { status: 'PAID' })),
  });
  await press(button('Renew'));
  expect(dialog().getByText(/^Premium, until 25 Dec 2026\. A new period/)).toBeTruthy();
  expect(
    await dialog().findByText('The new period runs from 26 December 2026 to 25 January 2027.'),
  ).toBeTruthy();
  expect(dialog().getByLabelText<HTMLSelectElement>('Plan').selectedOptions[0]?.textContent).toBe(
    'Premium, ₹2,100',
  );
  await submit('Renew');
  expect(dialog().getByText('Choose how it was paid.')).toBeTruthy();
  await pay('UPI');
  await enter('UPI reference (UTR)', '423456789012');
  const requests = await requestsOf(operations, async () => {
    await submit('Renew');
    await untilClosed();
  });
  // The row needs no second request; the figures above the list are requested again.
  const figures = ['MemberCount', 'ActivityCount', 'BookedRevenue', 'DueSums'];
  expect(requests.filter((name) => !figures.includes(name))).toEqual(['SellMembership']);
  expect(requests).toEqual(expect.arrayContaining(figures));
  expect(sent('SellMembership')).toEqual([
    {
      memberId: 'asha',
      offerId: 'offer-Premium',
      expectedTotal: { minorUnits: 210_000, currencyCode: 'INR' },
      discount: null,
      partPayment: null,
      start: null,
      credit: null,
      method: 'UPI',
      reference: '423456789012',
      requestKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ]);
  expect(row().textContent).toContain('until 25 Jan 2027');
  expect(allToasts().at(-1)?.text).toBe('Asha Rao: Done.');
});

test('a renewal that failed keeps what was entered, and is sent again with the same key', async () => {
  const { sent } = await open({ SellMembership: () => new Error('away') });
  await press(button('Renew'));
  await enter('Plan', 'offer-Basic');
  await pay('Cash');
  await submit('Renew');
  expect((await dialog().findByRole('alert')).textContent).toMatch(/^Error updating membership/);
  expect(dialog().getByLabelText<HTMLSelectElement>('Plan').value).toBe('offer-Basic');
  await submit('Renew');
  const keys = () => sent('SellMembership').map((input) => (input as { requestKey: string }).requestKey);
  await waitFor(() => expect(keys()).toHaveLength(4));
  expect(new Set(keys()).size).toBe(1);
});

test('a renewal without an answer, sent again from a new dialog, has the same key, and the row is read again', async () => {
  let isAway = true;
  const { sent, operations } = await open({
    SellMembership: () =>
      isAway
        ? new Error('away')
        : changedMembership('sellMembership', LATER, deskOrder(9, { status: 'PAID' })),
  });
  await press(button('Renew'));
  await pay('Card');
  const read = () => operations.filter(({ name }) => name === 'Members').length;
  expect(read()).toBe(1);
  await submit('Renew');
  await dialog().findByRole('alert');
  await waitFor(() => expect(read()).toBeGreaterThan(1));
  await press(dialog().getByRole('button', { name: 'Cancel' }));
  isAway = false;
  await press(button('Renew'));
  await pay('Card');
  await submit('Renew');
  await untilClosed();
  const keys = sent('SellMembership').map((input) => (input as { requestKey: string }).requestKey);
  expect(new Set(keys).size).toBe(1);
  expect(row().textContent).toContain('until 25 Jan 2027');
});

test('a plan without payment needs a reason', async () => {
  const { sent } = await open({ GrantMembership: () => changedMembership('grantMembership', LATER) });
  await press(button('Renew'));
  expect(dialog().queryByLabelText('Reason')).toBeNull();
  await pay('Without payment');
  await submit('Renew');
  expect(sent('GrantMembership')).toEqual([]);
  expect(document.activeElement).toBe(dialog().getByLabelText('Reason'));
  await enter('Reason', 'Won the raffle.');
  await submit('Renew');
  await untilClosed();
  expect(sent('GrantMembership')).toEqual([
    {
      memberId: 'asha',
      offerId: 'offer-Premium',
      reason: 'Won the raffle.',
      requestKey: expect.any(String) as string,
    },
  ]);
});

test('a membership is cancelled with a reason, in a dialog that says what ends', async () => {
  const { sent } = await open({ CancelMembership: () => changedMembership('cancelMembership', ENDED) });
  await press(button('Cancel'));
  expect(screen.getByRole('dialog', { name: 'Cancel the membership of Asha Rao?' }).textContent).toContain(
    'Premium, until 25 Dec 2026. It ends now',
  );
  await enter('Reason', 'Moved away.');
  await submit('Cancel membership');
  await untilClosed();
  expect(sent('CancelMembership')).toEqual([{ memberId: 'asha', planType: 'PASS', reason: 'Moved away.' }]);
  expect(row().textContent).toContain('Inactive');
  expect(screen.queryByRole('button', { name: 'Cancel Asha Rao' })).toBeNull();
  expect(document.activeElement).toBe(button('Renew'));
});

test('with a pass and a nutrition plan, the admin chooses which one to cancel', async () => {
  const food = membership('Nutrition', { id: 'food', planType: 'NUTRITION' });
  const { sent } = await open(
    { CancelMembership: () => refusal('This membership has ended.', { code: 'CONFLICT' }) },
    { ...ASHA, memberships: [membership('Premium', PASS), food] },
  );
  await press(button('Cancel'));
  fireEvent.click(dialog().getByRole('radio', { name: 'Nutrition plan' }));
  expect(dialog().getByText(/^Nutrition, until/)).toBeTruthy();
  await enter('Reason', 'Moved away.');
  await submit('Cancel membership');
  expect((await dialog().findByRole('alert')).textContent).toBe('This membership has ended.');
  expect(dialog().getByLabelText<HTMLInputElement>('Reason').value).toBe('Moved away.');
  expect(sent('CancelMembership')).toMatchObject([{ planType: 'NUTRITION' }]);
});

test('without a running membership, Cancel rejects an order that waits', async () => {
  const order = deskOrder(7);
  const waiting = { __typename: 'Order', id: 'order-7', status: 'PENDING', planName: 'Basic' };
  const none = membership(null, { ...PASS, pendingOrder: waiting });
  const { sent, operations } = await open(
    {
      OrderToDecide: () => ({ order }),
      RejectOrder: () => changedOrder('rejectOrder', deskOrder(7, { status: 'REJECTED' })),
    },
    { ...ASHA, memberships: [none] },
  );
  await press(button('Cancel'));
  expect(await screen.findByRole('dialog', { name: 'Reject order 7?' })).toBeTruthy();
  expect(operations.find(({ name }) => name === 'OrderToDecide')?.variables).toEqual({ id: 'order-7' });
  await enter('Reason', 'Not paid.');
  await submit('Reject order');
  await untilClosed();
  expect(sent('RejectOrder')).toEqual([{ id: 'order-7', reason: 'Not paid.' }]);
  expect(screen.queryByRole('button', { name: 'Cancel Asha Rao' })).toBeNull();
});

test('an order that cannot be read can be read again before it is rejected', async () => {
  let isAway = true;
  const waiting = { __typename: 'Order', id: 'order-7', status: 'PENDING', planName: 'Basic' };
  await open(
    { OrderToDecide: () => (isAway ? new Error('away') : { order: deskOrder(7) }) },
    { ...ASHA, memberships: [membership(null, { ...PASS, pendingOrder: waiting })] },
  );
  await press(button('Cancel'));
  await within(await screen.findByRole('dialog', { name: 'Reject the order' })).findByText(
    'Error loading data',
  );
  isAway = false;
  await submit('Try again');
  expect(await screen.findByRole('dialog', { name: 'Reject order 7?' })).toBeTruthy();
});
