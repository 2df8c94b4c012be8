import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { Guard } from '../../app/guard';
import { currentToken, storeToken } from '../../lib/session';
import { allToasts } from '../../lib/toast';
import { refusal } from '../../test/refusal';
import { press, renderPage, type SentOperation } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { Page } from './account-page';

const session = (id: string, overrides = {}) => ({
  __typename: 'DeviceSession',
  id,
  device: `Browser ${id}`,
  place: '203.0.113.7',
  createdAt: '2026-11-20T23:40:00Z',
  lastUsedAt: '2026-11-21T10:00:00Z',
  isCurrent: false,
  ...overrides,
});

const consent = (purpose: string, withdrawnAt: string | null = null) => ({
  __typename: 'Consent',
  id: purpose,
  purpose,
  noticeVersion: purpose === 'ACCOUNT' ? '2026-11-30.2' : '2026-11-21',
  givenAt: '2026-11-21T10:00:00Z',
  isGivenInPerson: false,
  withdrawnAt,
});

const done = (name: string, changes = {}) => ({
  [name]: {
    __typename: `${name[0]?.toUpperCase()}${name.slice(1)}Payload`,
    message: `Done: ${name}`,
    ...changes,
  },
});

const viewer = (fields: object) => ({ __typename: 'Viewer', ...fields });

const readingsOf = (nodes: object[], hasNextPage = false) => ({
  me: viewer({
    healthDataReadings: {
      __typename: 'HealthDataReadingConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage },
    },
  }),
});

const reading = (id: string, overrides = {}) => ({
  __typename: 'HealthDataReading',
  id,
  kind: 'MEASUREMENTS',
  readAt: '2026-11-21T01:10:00Z',
  readerName: 'Asha Kulkarni',
  readerRole: 'ADMIN',
  ...overrides,
});

const site = (
  <Routes>
    <Route
      path="/account"
      element={
        <Guard name="member">
          <Page />
        </Guard>
      }
    />
    <Route path="/home" element={<p>At home</p>} />
    <Route path="/login" element={<p>At the log-in</p>} />
  </Routes>
);

const ANSWERS = {
  DeviceSessions: () => ({
    me: viewer({ deviceSessions: [session('one', { isCurrent: true }), session('two')] }),
  }),
  Consents: () => ({ me: viewer({ consents: [consent('HEALTH_DATA'), consent('ACCOUNT')] }) }),
  HealthDataReadings: () => readingsOf([]),
  OwnWaiver: () => ({ me: viewer({ user: { __typename: 'User', id: 'asha', waiver: null } }), waiver: null }),
  PasswordOwner: () => ({
    me: viewer({
      user: { __typename: 'User', id: 'asha', email: 'asha@example.com' },
    }),
  }),
};

type Answers = NonNullable<Parameters<typeof renderPage>[1]>['answers'];

const open = (answers: Answers = {}) =>
  renderPage(site, { path: '/account', answers: { ...ANSWERS, ...answers } });

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  storeToken(tokenOf());
});

const section = (name: string) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const pressIn = async (place: ReturnType<typeof within>, name: string | RegExp) =>
  press(await place.findByRole('button', { name }));
const sent = (operations: SentOperation[], name: string) =>
  operations.filter((operation) => operation.name === name).map(({ variables }) => variables);
/** Browsers report Esc in a modal dialog as a `cancel` event. */
const pressEsc = () =>
  act(async () => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await Promise.resolve();
  });
const lastToast = () => allToasts().at(-1)?.text;

test('the table of contents links to every section', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.split('#')[1])).toEqual([
    'devices',
    'password',
    'what-we-keep',
    'who-saw',
    'download',
    'delete',
  ]);
});

test('each device shows its name, place and time of log-in, and the current one is marked', async () => {
  await open();
  const devices = section('Logged-in devices');
  expect(await devices.findByRole('heading', { name: 'Browser one This device' })).toBeTruthy();
  const facts = devices.getAllByText(/^Logged in/).map((fact) => fact.textContent);
  expect(facts[0]).toBe('Logged in 21 Nov 2026, 5:10 am · 203.0.113.7');
});

test('the page shows the devices first, because the other sections would move down by them', async () => {
  await open({ DeviceSessions: () => 'never' });
  expect(section('Logged-in devices').getByText('Loading')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'What we keep' })).toBeNull();
});

test('lists that fail to load offer a retry, and leave the other sections alone', async () => {
  await open({ DeviceSessions: () => new Error('away'), Consents: () => new Error('away') });
  await screen.findByRole('region', { name: 'What we keep' });
  const consents = section('What we keep');
  expect(await consents.findByText('Your consents did not load.')).toBeTruthy();
  expect(consents.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('another device is signed out after a confirmation dialog that names it', async () => {
  const { operations } = await open({
    EndDeviceSession: () => done('endDeviceSession'),
  });
  const devices = section('Logged-in devices');
  await pressIn(devices, 'Log out Browser two');
  expect(screen.getByRole('dialog', { name: 'Log out Browser two?' })).toBeTruthy();
  expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Cancel' }));
  await pressIn(dialog(), 'Log out');
  expect(await devices.findByText('Done: endDeviceSession')).toBeTruthy();
  expect(sent(operations, 'EndDeviceSession')).toEqual([{ input: { id: 'two' } }]);
  expect(devices.queryByRole('heading', { name: 'Browser two' })).toBeNull();
});

test('cancelling the dialog, by its button or by Esc, sends nothing', async () => {
  const { operations } = await open();
  const devices = section('Logged-in devices');
  const button = await devices.findByRole('button', { name: 'Log out Browser two' });
  for (const goBack of [() => pressIn(dialog(), 'Cancel'), pressEsc]) {
    await press(button);
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect(sent(operations, 'EndDeviceSession')).toEqual([]);
});

test('a device that could not be signed out stays listed, with the error shown', async () => {
  await open({ EndDeviceSession: () => refusal('That device is gone.') });
  const devices = section('Logged-in devices');
  await pressIn(devices, 'Log out Browser two');
  await pressIn(dialog(), 'Log out');
  expect(await devices.findByText('That device is gone.')).toBeTruthy();
  expect(devices.getByRole('heading', { name: 'Browser two' })).toBeTruthy();
});

test('signing out the current device redirects to the home page', async () => {
  await open();
  await pressIn(section('Logged-in devices'), 'Log out Browser one');
  await pressIn(dialog(), 'Log out');
  expect(await screen.findByText('At home')).toBeTruthy();
  expect(currentToken()).toBeNull();
});

test('signing out everywhere redirects to the home page, as every log-out does', async () => {
  await open({ SignOutEverywhere: () => done('signOutEverywhere') });
  await pressIn(section('Logged-in devices'), 'Log out everywhere');
  await pressIn(dialog(), 'Log out everywhere');
  expect(await screen.findByText('At home')).toBeTruthy();
  expect(currentToken()).toBeNull();
  expect(lastToast()).toBe('Done: signOutEverywhere');
});

test('consents show their date and notice version, and the one for health data can be withdrawn', async () => {
  const consentsAfter = [consent('HEALTH_DATA', '2026-11-21T11:00:00Z'), consent('ACCOUNT')];
  const { operations } = await open({
    WithdrawConsent: () =>
      done('withdrawConsent', {
        viewer: viewer({ user: { __typename: 'User', id: 'asha' }, consents: consentsAfter }),
      }),
  });
  const consents = section('What we keep');
  await consents.findByText('Given on 21 November 2026, under the notice of 21 November 2026.');
  const notice = consents.getByRole('link', { name: 'notice of 30 November 2026' });
  expect(notice.getAttribute('href')).toBe('/privacy-policy/versions/2026-11-30.2');
  await pressIn(consents, 'Withdraw Health data');
  expect(dialog().getByText(/are deleted at once, with their history/)).toBeTruthy();
  await pressIn(dialog(), 'Withdraw and delete');
  expect(await consents.findByText('Done: withdrawConsent')).toBeTruthy();
  expect(sent(operations, 'WithdrawConsent')).toEqual([{ input: { purpose: 'HEALTH_DATA' } }]);
  expect(sent(operations, 'Consents')).toHaveLength(1);
  expect(consents.getByText(/^Withdrawn on 21 November 2026/)).toBeTruthy();
  expect(consents.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

test('without a consent for health data the page says that none is kept', async () => {
  await open({ Consents: () => ({ me: viewer({ consents: [consent('ACCOUNT')] }) }) });
  expect(await section('What we keep').findByText(/^Not given\./)).toBeTruthy();
});

test('the data is downloaded as a JSON file with a date in its name', async () => {
  const files: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
  const requested: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address);
    return Promise.resolve(new Response('{"users":[{"name":"Asha"}]}'));
  });
  const dataExportUrl = 'https://studio.example/api/user/data-export';
  await open({ DataExportUrl: () => ({ me: viewer({ dataExportUrl }) }) });
  await pressIn(section('Download my data'), 'Download my data');
  expect(await screen.findByText(/is in your downloads/)).toBeTruthy();
  expect(files[0]?.name).toMatch(/^bhor-my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(requested).toEqual(['/api/user/data-export']);
  expect(JSON.parse(await files[0]!.blob.text())).toEqual({ users: [{ name: 'Asha' }] });
});

test('a changed password keeps this device logged in, and the page lists no other', async () => {
  const token = tokenOf();
  const { operations } = await open({
    ChangePassword: () => ({
      changePassword: {
        __typename: 'ChangePasswordPayload',
        token,
        message: authMessages.passwordChanged,
        viewer: viewer({
          mustChangePassword: false,
          user: { __typename: 'User', id: 'asha', role: 'USER' },
          deviceSessions: [session('one', { isCurrent: true })],
        }),
      },
    }),
  });
  const form = section('Password');
  const enter = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  enter('Current password', 'the old one');
  enter('New password', 'one of my own');
  await pressIn(form, 'Change password');
  expect(await form.findByText(authMessages.passwordChanged)).toBeTruthy();
  expect(sent(operations, 'ChangePassword')).toEqual([
    { input: { currentPassword: 'the old one', newPassword: 'one of my own' } },
  ]);
  expect(currentToken()).toBe(token);
  expect(screen.getByText('This device')).toBeTruthy();
  expect(screen.queryByText('Browser two')).toBeNull();
});

test('the account is deleted after the password is entered, and the page redirects home', async () => {
  const { operations } = await open({ DeleteAccount: () => done('deleteAccount') });
  await pressIn(section('Delete account'), 'Delete my account');
  fireEvent.change(dialog().getByLabelText('Password'), { target: { value: 'my password' } });
  await pressIn(dialog(), 'Delete account');
  expect(await screen.findByText('At home')).toBeTruthy();
  expect(sent(operations, 'DeleteAccount')).toEqual([{ input: { password: 'my password' } }]);
  expect(lastToast()).toBe('Done: deleteAccount');
});

test('a wrong or missing password deletes nothing and shows an error under the field', async () => {
  const wrong = authMessages.currentPasswordWrong;
  const { operations } = await open({ DeleteAccount: () => refusal(wrong, { fields: { password: wrong } }) });
  await pressIn(section('Delete account'), 'Delete my account');
  await pressIn(dialog(), 'Delete account');
  expect(dialog().getByText(authMessages.passwordRequired)).toBeTruthy();
  expect(sent(operations, 'DeleteAccount')).toEqual([]);
  fireEvent.change(dialog().getByLabelText('Password'), { target: { value: 'wrong' } });
  await pressIn(dialog(), 'Delete account');
  expect(await dialog().findByText(wrong)).toBeTruthy();
  expect(currentToken()).not.toBeNull();
});

test('members see who opened their health data and when', async () => {
  await open({
    HealthDataReadings: () =>
      readingsOf([reading('one'), reading('two', { kind: 'DIET_DETAILS', readerName: null })]),
  });
  const readings = section('Who saw my health data');
  await readings.findByText('Asha Kulkarni, admin, opened your measurements.');
  expect(readings.getByText('Somebody of the staff, admin, opened your diet details.')).toBeTruthy();
  expect(readings.getAllByText('21 Nov 2026, 6:40 am')).toHaveLength(2);
});

test('without readings the page says so', async () => {
  await open();
  await section('Who saw my health data').findByText('Nobody has opened your health data.');
});

test('more readings are shown on request', async () => {
  const { operations } = await open({
    HealthDataReadings: ({ first }) => readingsOf([reading('one')], first === 20),
  });
  await pressIn(section('Who saw my health data'), 'Show more');
  expect(sent(operations, 'HealthDataReadings')).toEqual([{ first: 20 }, { first: 100 }]);
});
