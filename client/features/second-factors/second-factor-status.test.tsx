import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { allToasts } from '../../lib/toast';
import { refusal } from '../../test/refusal';
import { press, renderPage } from '../../test/render-page';
import { SecondFactorStatus } from './second-factor-status';

const passkey = (id: string, lastUsedAt: string | null = null) => ({
  __typename: 'Passkey',
  id,
  name: `Phone ${id}`,
  createdAt: '2026-11-20T23:40:00Z',
  lastUsedAt,
});

const viewer = (values: object) => ({
  __typename: 'Viewer',
  mustSetUpSecondFactor: false,
  secondFactor: {
    __typename: 'SecondFactorState',
    addedAt: '2026-11-20T23:40:00Z',
    dueAt: null,
    recoveryCodesLeft: 10,
    hasApp: false,
    passkeys: [],
    ...values,
  },
  user: { __typename: 'User', id: 'asha', email: 'asha@example.com' },
});
const OFF = { addedAt: null, recoveryCodesLeft: 0 };

const show = (values: object, answers: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<SecondFactorStatus />, {
    answers: { SecondFactor: () => ({ me: viewer(values) }), ...answers.answers },
  });

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const enter = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });

/** Sets the answer of the browser to the options. */
function browserMakes(create: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
}
afterEach(() => vi.unstubAllGlobals());

const OPTIONS = JSON.stringify({
  challenge: 'AAAA',
  rp: { name: 'Bhor', id: 'studio.example' },
  user: { id: 'AA', name: 'asha', displayName: 'Asha' },
  pubKeyCredParams: [],
});
const MADE = {
  id: 'AQ',
  rawId: Uint8Array.of(1).buffer,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: Uint8Array.of(2).buffer,
    attestationObject: Uint8Array.of(3).buffer,
    getTransports: () => ['internal'],
  },
};

test('without a factor, an app or a passkey can be added', async () => {
  await show(OFF);
  expect(await screen.findByText('It is off.')).toBeTruthy();
  expect(button('Set up an app')).toBeTruthy();
  expect(button('Add a passkey')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('a passkey is added with a name and the password, and the first one brings recovery codes', async () => {
  browserMakes(() => Promise.resolve(MADE));
  const { operations } = await show(OFF, {
    answers: {
      StartPasskey: () => ({ startPasskey: { __typename: 'StartPasskeyPayload', options: OPTIONS } }),
      AddPasskey: () => ({
        addPasskey: {
          __typename: 'AddPasskeyPayload',
          message: 'Passkey added.',
          recoveryCodes: ['ABCDE23456'],
          viewer: viewer({ passkeys: [passkey('1')] }),
        },
      }),
    },
  });
  await press(await screen.findByRole('button', { name: 'Add a passkey' }));
  await press(dialog().getByRole('button', { name: 'Next' }));
  expect(dialog().getByText('Enter a name, such as that of the device.')).toBeTruthy();
  enter('Name', ' My  phone ');
  enter('Your password', 'a long password');
  await press(dialog().getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeTruthy();
  expect(operations.slice(-2)).toMatchObject([
    { name: 'StartPasskey', variables: { input: { password: 'a long password' } } },
    { name: 'AddPasskey', variables: { input: { name: 'My phone' } } },
  ]);
  await press(button('I have saved them'));
  expect(screen.getByText('Phone 1', { selector: 'p' })).toBeTruthy();
});

test('if the browser makes no passkey, a message says so, and the input stays', async () => {
  browserMakes(() => Promise.reject(new DOMException('Cancelled', 'NotAllowedError')));
  await show(OFF, {
    answers: {
      StartPasskey: () => ({ startPasskey: { __typename: 'StartPasskeyPayload', options: OPTIONS } }),
    },
  });
  await press(await screen.findByRole('button', { name: 'Add a passkey' }));
  enter('Name', 'My phone');
  enter('Your password', 'a long password');
  await press(dialog().getByRole('button', { name: 'Next' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The browser made no passkey.');
  expect(dialog().getByLabelText<HTMLInputElement>('Name').value).toBe('My phone');
});

test('the list says when each was used, and the last factor is removed with a warning', async () => {
  const { operations } = await show(
    { passkeys: [passkey('1', '2026-11-21T10:00:00Z')] },
    {
      answers: {
        RemovePasskey: ({ input }) =>
          (input as { password: string }).password === 'wrong'
            ? refusal('The password is wrong.', { fields: { password: 'The password is wrong.' } })
            : {
                removePasskey: {
                  __typename: 'RemovePasskeyPayload',
                  message: 'Passkey removed.',
                  viewer: viewer(OFF),
                },
              },
      },
    },
  );
  expect(await screen.findByText('Added on 21 November 2026, last used on 21 November 2026')).toBeTruthy();
  await press(button('Remove Phone 1'));
  expect(dialog().getByText('It is your only factor: your password alone logs you in then.')).toBeTruthy();
  enter('Your password', 'wrong');
  await press(dialog().getByRole('button', { name: 'Remove' }));
  expect(await dialog().findByText('The password is wrong.')).toBeTruthy();
  enter('Your password', 'a long password');
  await press(dialog().getByRole('button', { name: 'Remove' }));
  expect(operations.at(-1)?.variables).toEqual({ input: { id: '1', password: 'a long password' } });
  expect(screen.queryByText('Phone 1', { selector: 'p' })).toBeNull();
  expect(allToasts().at(-1)?.text).toBe('Passkey removed.');
});

test('with ten passkeys, none can be added', async () => {
  await show({ passkeys: Array.from({ length: 10 }, (_, n) => passkey(String(n))) });
  await screen.findByText('Phone 9', { selector: 'p' });
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
