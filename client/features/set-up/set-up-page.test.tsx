import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setUpMessages as messages } from '#common/set-up/messages';
import { clearToken, currentToken } from '../../lib/session';
import { refusal } from '../../test/refusal';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { Page } from './set-up-page';

const PASSWORD = 'three words here';
const token = tokenOf({ role: 'owner' });

const created = () => ({
  createOwner: {
    __typename: 'CreateOwnerPayload',
    message: messages.welcome,
    token,
    viewer: {
      __typename: 'Viewer',
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
      user: { __typename: 'User', id: 'asha', role: 'OWNER', isProfileComplete: false },
    },
  },
});

beforeEach(() => {
  clearToken();
  window.location.hash = '#secret';
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

async function fillIn() {
  await screen.findByLabelText('Your name');
  fill('Your name', ' Asha  Rao ');
  fill('Your e-mail address', 'Asha@Example.com');
  fill('Password', PASSWORD);
  fill('Confirm password', PASSWORD);
}

const send = () => press(screen.getByRole('button', { name: 'Create account and continue' }));

test('the owner is made with the token of the address, and logged in', async () => {
  const { operations } = await renderPage(<Page />, {
    answers: { SetUpLink: () => ({ setUpLink: 'VALID' }), CreateOwner: created },
  });
  await fillIn();
  await send();
  expect(operations.map(({ variables }) => variables)).toEqual([
    { token: 'secret' },
    {
      input: {
        token: 'secret',
        name: 'Asha Rao',
        email: 'asha@example.com',
        password: PASSWORD,
        confirmPassword: PASSWORD,
      },
    },
  ]);
  expect(currentToken()).toBe(token);
});

test('what the server refuses stands under its field, and the input stays', async () => {
  await renderPage(<Page />, {
    answers: {
      SetUpLink: () => ({ setUpLink: 'VALID' }),
      CreateOwner: () => refusal('Wrong', { fields: { password: messages.passwordOfMember } }),
    },
  });
  await fillIn();
  await send();
  await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(messages.passwordOfMember)).toBeTruthy();
  expect(field('Your e-mail address').value).toBe('Asha@Example.com');
});

test.each([
  ['EXPIRED', messages.linkExpired],
  ['UNKNOWN', messages.linkUnknown],
  ['HAS_ADMIN', messages.hasAdmin],
])('a link that is %s says so, and asks for nothing', async (setUpLink, message) => {
  await renderPage(<Page />, { answers: { SetUpLink: () => ({ setUpLink }) } });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
  const logIn = screen.queryByRole('link', { name: 'Log in' })?.getAttribute('href');
  expect(logIn).toBe(setUpLink === 'HAS_ADMIN' ? '/login' : undefined);
});
