import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { press, renderPage } from '../../test/render-page';
import { refusal } from '../../test/refusal';
import { Page } from './claim-page';

const SENT = 'Verification email sent! Please check your inbox.';
const CODE = 'Code from the front desk';
const PASSWORD = 'three words here';

const answer = (message: string, isComplete: boolean) => ({
  claimAccount: { __typename: 'ClaimAccountPayload', message, isComplete },
});
const sent = () => answer(SENT, false);

function Address() {
  const { pathname, hash } = useLocation();
  return <p>{`At ${pathname}${hash}`}</p>;
}

const site = (
  <Routes>
    <Route
      path="/claim"
      element={
        <>
          <Page />
          <Address />
        </>
      }
    />
  </Routes>
);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

function fillIn(code: string | null = 'k7m2q-9xtrw') {
  if (code !== null) fill(CODE, code);
  fill('Your e-mail address', 'Asha@Example.com');
  fill('Password', PASSWORD);
  fill('Confirm password', PASSWORD);
}

const send = () => press(screen.getByRole('button', { name: 'Claim account' }));

test('the code is sent as it is stored, however it was typed, with address and password', async () => {
  const { operations } = await renderPage(site, { path: '/claim', answers: { ClaimAccount: sent } });
  fillIn(' k7m2q-9xtrl ');
  await send();
  expect(operations[0]?.variables).toEqual({
    input: {
      code: 'K7M2Q9XTR1',
      email: 'asha@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    },
  });
  expect(await screen.findByText(SENT)).toBeTruthy();
  expect(screen.getByText(/Open the link that we sent to asha@example.com/)).toBeTruthy();
});

test('after a mistyped address, code and address are still there and the passwords are not', async () => {
  await renderPage(site, { path: '/claim', answers: { ClaimAccount: sent } });
  fillIn();
  await send();
  await press(await screen.findByRole('button', { name: 'fill in the form again' }));
  expect(document.activeElement).toBe(field('Your e-mail address'));
  expect(field(CODE).value).toBe('k7m2q-9xtrw');
  expect(field('Password').value).toBe('');
});

test('without a mail server, the account is claimed at once, and the log-in follows', async () => {
  await renderPage(site, { path: '/claim', answers: { ClaimAccount: () => answer('It is yours.', true) } });
  fillIn();
  await send();
  expect(await screen.findByText('It is yours.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByLabelText(CODE)).toBeNull();
});

test('a refused code is said under its field', async () => {
  const wrong = 'This code is wrong.';
  await renderPage(site, {
    path: '/claim',
    answers: {
      ClaimAccount: () => refusal(wrong, { fields: { code: wrong } }),
    },
  });
  fillIn();
  await send();
  await waitFor(() => expect(field(CODE).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(wrong)).toBeTruthy();
});

test('nothing is sent with a code that is too short', async () => {
  const { operations } = await renderPage(site, { path: '/claim', answers: { ClaimAccount: sent } });
  fillIn('K7M2');
  await send();
  expect(screen.getByText('The code has 10 letters and digits.')).toBeTruthy();
  expect(operations).toEqual([]);
});

test('a scanned code is in its field, and no longer in the address', async () => {
  await renderPage(site, { path: '/claim#K7M2Q-9XTRW', answers: { ClaimAccount: sent } });
  expect(field(CODE).value).toBe('K7M2Q-9XTRW');
  expect(screen.getByText('At /claim')).toBeTruthy();
});
