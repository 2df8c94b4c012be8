import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#common/settings/default-settings';
import { setUpMessages as messages } from '#common/set-up/messages';
import { WORDS } from '#common/settings/words.form';
import { studioFacts } from '#common/settings/studio-facts';
import { setStudio, studio } from '#common/studio';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';
import { settingsAnswer, studioSettings } from '../testing/settings-answers';

const state = (values: object = {}) => ({
  __typename: 'SetUp',
  isRunning: true,
  step: 'STUDIO',
  hasOwnDetails: true,
  unconfirmedPlans: [] as object[],
  hidden: [],
  shown: [] as string[],
  plansOfDemonstration: [] as object[],
  ...values,
});
const answer = (name: string, values: object = {}) => ({
  [name]: { __typename: 'Payload', message: messages.saved, setUp: state(values) },
});

const unconfirmed = (id: string) => ({ __typename: 'PlanOffer', id });

const rupees = (minorUnits: number) => ({ __typename: 'Money', minorUnits, currencyCode: 'INR' });
const plan = (id: string, name: string) => ({
  __typename: 'ManagedPlan',
  offer: {
    __typename: 'PlanOffer',
    id,
    planType: 'PASS',
    kind: 'MEMBERSHIP',
    name,
    durationMonths: 1,
    durationDays: null,
    features: [],
    price: { __typename: 'TaxedPrice', total: rupees(130_000) },
  },
  listPrice: rupees(130_000),
  version: 1,
  retiredAt: null,
  prices: [],
});

/** Opens the panel of a studio in this state. */
const open = (values: object = {}, answers: PanelAnswers = {}, search = '') =>
  openPanel(search, {
    SetUp: () => ({ setUp: state(values) }),
    StudioSettings: () => settingsAnswer(studioSettings()),
    ...answers,
  });

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'owner' }));
  setStudio(studioFacts(defaultSettings, { isBeingSetUp: true }));
});
afterEach(() => setStudio(studioFacts(defaultSettings)));

const INVITED = {
  __typename: 'StaffInvitation',
  id: 'i1',
  email: 'meera@example.com',
  role: 'FRONT_DESK',
  expiresAt: '2026-11-28T06:30:00Z',
};
const LINK = 'https://studio.example/staff-invitation#token';

test('the panel of a studio that is not open begins at the furthest step', async () => {
  await open({ step: 'HOURS' });
  expect(await screen.findByRole('heading', { name: 'Step 3 of 5: Hours' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Opening hours' })).toBeTruthy();
});

test('saving a form leads to the next step, which is remembered', async () => {
  const { operations } = await open(
    {},
    {
      UpdateStudioDetails: () => ({
        updateStudioDetails: {
          __typename: 'Payload',
          message: messages.saved,
          studioSettings: studioSettings({ name: 'Sunrise' }, 2),
        },
      }),
      ReachSetUpStep: () => answer('reachSetUpStep', { step: 'HOURS' }),
    },
  );
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Sunrise' } });
  await press(screen.getByRole('button', { name: 'Save and continue' }));
  const heading = await screen.findByRole('heading', { name: 'Step 3 of 5: Hours' });
  expect(document.activeElement).toBe(heading);
  expect(operations.at(-1)).toMatchObject({
    name: 'ReachSetUpStep',
    variables: { input: { step: 'HOURS' } },
  });
  expect(studio.isBeingSetUp).toBe(true);
});

test('each price that nobody has set is confirmed', async () => {
  const { operations } = await open(
    { step: 'PLANS', unconfirmedPlans: [unconfirmed('basic')] },
    {
      ManagedPlans: () => ({ managedPlans: [plan('basic', 'Basic'), plan('premium', 'Premium')] }),
      ConfirmPlanPrice: () => answer('confirmPlanPrice', { step: 'PLANS' }),
    },
  );
  expect(await screen.findAllByText('Price confirmed')).toHaveLength(1);
  await press(screen.getByRole('button', { name: 'Price is right: Basic' }));
  expect(operations.at(-1)?.variables).toEqual({ input: { planId: 'basic' } });
  expect(await screen.findAllByText('Price confirmed')).toHaveLength(2);
});

test('the demonstration is hidden, and the studio opened, after which the set-up is gone', async () => {
  const { operations } = await open(
    { step: 'PEOPLE' },
    {
      HideDemonstration: () => answer('hideDemonstration', { step: 'PEOPLE', hidden: ['TRAINERS'] }),
      OpenStudio: () => answer('openStudio', { isRunning: false }),
    },
  );
  await press((await screen.findAllByRole('radio', { name: 'Hide' }))[0]!);
  expect(operations.at(-1)?.variables).toEqual({ input: { content: 'TRAINERS', isHidden: true } });
  await press(screen.getByRole('button', { name: 'Open the studio' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=overview');
  expect(studio.isBeingSetUp).toBe(false);
  expect(screen.queryByRole('link', { name: 'Set up your studio' })).toBeNull();
});

test('what is missing is said and linked, and a refusal shown', async () => {
  await open(
    { step: 'PEOPLE', hasOwnDetails: false, unconfirmedPlans: [unconfirmed('a'), unconfirmed('b')] },
    { OpenStudio: () => refusal(messages.detailsMissing) },
  );
  const links = await screen.findAllByRole('link', { name: /Replace street|Confirm 2 prices/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin-dashboard?tab=set-up&step=studio',
    '/admin-dashboard?tab=set-up&step=plans',
  ]);
  await press(screen.getByRole('button', { name: 'Open the studio' }));
  expect(await screen.findByText(messages.detailsMissing)).toBeTruthy();
  expect(studio.isBeingSetUp).toBe(true);
});

test('without a mail server, the link of an invitation is shown once, and the panel says why', async () => {
  setStudio(studioFacts(defaultSettings, { isBeingSetUp: true, sendsNoMails: true }));
  const invited = { __typename: 'Payload', message: 'Made.', link: LINK, invitation: INVITED };
  await open({ step: 'PEOPLE' }, { InviteStaff: () => ({ inviteStaff: invited }) });
  const setServer = { name: 'Set a mail server' };
  expect(await screen.findAllByRole('link', setServer)).toHaveLength(1);
  await press(screen.getByRole('button', { name: 'Invite' }));
  fireEvent.change(screen.getByLabelText('E-mail address'), { target: { value: 'meera@example.com' } });
  await press(screen.getByRole('button', { name: 'Make invitation' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(LINK);
  await press(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByLabelText('Link')).toBeNull();
  await press(screen.getByRole('link', { name: 'Plans' }));
  expect(screen.getByRole('link', setServer).getAttribute('href')).toBe(
    '/admin-dashboard?tab=settings#settings-mail',
  );
});

test('the last step lists what is left of the demonstration, each with the way to change it', async () => {
  const own = {
    name: 'Suraj Strength',
    street: '1 Lal Kothi',
    phone: '+91 141 234 5678',
    email: 'a@b.example',
  };
  const studioDetails = { ...defaultSettings.studio, ...own };
  setStudio(studioFacts({ ...defaultSettings, studio: studioDetails }, { isBeingSetUp: true }));
  const saved = studioSettings(own);
  const words = { ...saved.words, ...Object.fromEntries(WORDS.map((name) => [name, 'Ours'])), facts: '' };
  await open(
    {
      step: 'PEOPLE',
      shown: ['TRAINERS'],
      plansOfDemonstration: [{ __typename: 'PlanOffer', id: 'premium', name: 'Premium' }],
    },
    { StudioSettings: () => settingsAnswer({ ...saved, words }) },
  );
  const list = await screen.findByRole('region', { name: 'Still from the demonstration' });
  const lines = within(list).getAllByRole('link', { hidden: true });
  const links = lines.map((link) => [link.textContent, link.getAttribute('href')?.split('?')[1]]);
  expect(links.slice(0, 6)).toEqual([
    ['Invented trainers', 'tab=trainers'],
    ['What Premium includes', 'tab=plans'],
    ['Numbers of receipts, which begin with BH', 'tab=settings&field=receiptPrefix'],
    ['Logo', 'tab=settings&field=look-logo'],
    ['Colour', 'tab=settings&field=look-colour'],
    ['Text: Key figures', 'tab=settings&field=facts'],
  ]);
  expect(links.at(-1)).toEqual(['Picture: “Why join”: care', 'tab=settings&field=why_care']);
  await press(within(list).getByText('17 things are not yours yet'));
  await press(within(list).getByRole('link', { name: 'Text: Key figures' }));
  expect(document.activeElement).toBe(await screen.findByLabelText('Key figures'));
});
