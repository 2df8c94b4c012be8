import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import { planMessages as messages } from '#common/plans/messages';
import { clearToken, storeToken } from '../../../lib/session';
import { rupees } from '../../../test/prices';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, type PanelAnswers } from '../testing/open-panel';
import { plansContent as content } from './plans.content';

const NEXT_MONTH = textOfDay(addDays(studioDay(Date.now()), 30));

const price = (paise: number, startsOn: string | null = null) => ({
  __typename: 'PlanPrice',
  id: `${paise} ${startsOn}`,
  amount: rupees(paise),
  startsOn,
  setBy: startsOn && 'Asha Rao',
  setAt: '2026-11-01T06:30:00.000Z',
});

const plan = (name: string, values: object = {}) => ({
  __typename: 'ManagedPlan',
  offer: {
    __typename: 'PlanOffer',
    id: name,
    planType: 'PASS',
    kind: 'MEMBERSHIP',
    name,
    durationMonths: 3,
    durationDays: null,
    features: ['Sauna', 'Classes'],
    price: { __typename: 'TaxedPrice', total: rupees(210_000) },
  },
  listPrice: rupees(210_000),
  version: 4,
  retiredAt: null,
  prices: [price(210_000)],
  ...values,
});

const PLANS = [
  plan('Basic'),
  plan('Premium', { prices: [price(230_000, NEXT_MONTH), price(220_000, NEXT_MONTH), price(210_000)] }),
  plan('Old', { retiredAt: '2026-10-01T06:30:00.000Z' }),
];

const open = (answers: PanelAnswers = {}, managedPlans: object[] = PLANS) =>
  openPanel('?tab=plans', { ManagedPlans: () => ({ managedPlans }), ...answers });

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const answerOf = (name: string) => ({ [name]: { __typename: 'Payload', message: messages.saved } });
const inputOf = (operations: { name: string; variables: unknown }[], name: string) =>
  operations.find((one) => one.name === name)?.variables;

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});

test('shows the plans on sale with the price that comes next, and those off sale below', async () => {
  await open();
  const onSale = within(screen.getByRole('region', { name: content.onSale }));
  expect(onSale.getAllByRole('listitem')).toHaveLength(2);
  expect(onSale.getByText(/^₹2,300 from /)).toBeTruthy();
  expect(onSale.queryByText(/^₹2,200 from /)).toBeNull();
  expect(within(screen.getByRole('region', { name: content.offSale })).getByText('Old')).toBeTruthy();
});

test('without plans, asks for the first one', async () => {
  await open({}, []);
  expect(screen.getByText(content.empty.title)).toBeTruthy();
});

test('a price is set in paise, from a day on, and a wrong one is refused before it is sent', async () => {
  const { operations } = await open({ SetPlanPrice: () => answerOf('setPlanPrice') });
  await press(button(content.setPriceOf('Basic')));
  fill(content.price.label, '0.005');
  await press(button(content.price.submit));
  expect(screen.getByText(messages.priceWrong)).toBeTruthy();
  fill(content.price.label, '2,350.50');
  fill(content.price.from, NEXT_MONTH);
  await press(button(content.price.submit));
  expect(inputOf(operations, 'SetPlanPrice')).toEqual({
    input: {
      planId: 'Basic',
      price: { minorUnits: 235_050, currencyCode: 'INR' },
      startsOn: NEXT_MONTH,
    },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lines are saved without empty ones; a stale save is refused with what was typed kept', async () => {
  const { operations } = await open({
    UpdatePlan: () => refusal(messages.changedMeanwhile, { code: 'CONFLICT', reason: 'STALE_VERSION' }),
  });
  await press(button(content.editOf('Basic')));
  fill(content.features.label, 'Sauna\n\n Pool ');
  await press(button(content.features.submit));
  expect(inputOf(operations, 'UpdatePlan')).toEqual({
    input: { planId: 'Basic', features: ['Sauna', 'Pool'], expectedVersion: 4 },
  });
  expect(screen.getByText(messages.changedMeanwhile)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(content.features.label).value).toContain('Pool');
});

test('a trial is added with its days', async () => {
  const { operations } = await open({ CreatePlan: () => answerOf('createPlan') });
  await press(button(content.add));
  fill(content.form.name, 'Trial week');
  fill(content.form.kind, 'TRIAL');
  fill(content.form.days, '91');
  fill(content.price.label, '99');
  await press(button(content.form.submit));
  expect(screen.getByText(messages.daysWrong)).toBeTruthy();
  fill(content.form.days, '7');
  await press(button(content.form.submit));
  expect(inputOf(operations, 'CreatePlan')).toEqual({
    input: {
      planType: 'PASS',
      kind: 'TRIAL',
      name: 'Trial week',
      price: { minorUnits: 9900, currencyCode: 'INR' },
      durationMonths: null,
      durationDays: 7,
      features: [],
    },
  });
});

test('the arrows send the whole list in its new order, and the sale is switched', async () => {
  const { operations } = await open({
    SortPlans: () => answerOf('sortPlans'),
    SetPlanOnSale: () => answerOf('setPlanOnSale'),
  });
  expect(button(content.moveUp('Basic'))).toHaveProperty('disabled', true);
  await press(button(content.moveDown('Basic')));
  expect(inputOf(operations, 'SortPlans')).toEqual({ input: { planIds: ['Premium', 'Basic', 'Old'] } });
  await press(button(content.putOnOf('Old')));
  expect(inputOf(operations, 'SetPlanOnSale')).toEqual({ input: { planId: 'Old', isOnSale: true } });
});
