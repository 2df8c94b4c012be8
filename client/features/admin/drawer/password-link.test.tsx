import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStudio, setStudio } from '#common/studio';
import { clearToken, storeToken } from '../../../lib/session';
import { press, renderPage } from '../../../test/render-page';
import { refusal } from '../../../test/refusal';
import { tokenOf } from '../../../test/token';
import type { DrawerMemberFragment } from './member-drawer.generated';
import { ForgottenPassword } from './password-link';

const before = readStudio();
beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'front_desk' }));
  setStudio({ ...before, sendsNoMails: true });
});
afterEach(() => setStudio(before));

const MEMBER = {
  id: 'asha',
  email: 'asha@example.com',
  phone: '+919876543210',
  role: 'USER',
  isClaimable: false,
  isEmailVerified: true,
} as DrawerMemberFragment;

const LINK = 'https://studio.example/new-password#token';
const made = () => ({
  makePasswordLink: {
    __typename: 'MakePasswordLinkPayload',
    message: '',
    link: LINK,
    expiresAt: '2026-11-25T05:12:00Z',
  },
});
const shown = async (
  member: Partial<DrawerMemberFragment> = {},
  answer: () => Error | Record<string, unknown> = made,
) => {
  const page = await renderPage(<ForgottenPassword member={{ ...MEMBER, ...member }} />, {
    answers: { MakePasswordLink: answer },
  });
  return { ...page, button: screen.queryByRole('button', { name: 'Make a link to a new password' }) };
};

test('a link is shown to be copied, or sent to the member, with the time until which it works', async () => {
  const { button, operations } = await shown();
  await press(button!);
  expect(operations[0]?.variables).toEqual({ input: { userId: 'asha' } });
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(LINK);
  expect(screen.getByText(/once, until 25 Nov 2026, 10:42 am/)).toBeTruthy();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' });
  expect(decodeURIComponent(href)).toContain(LINK);
  expect(screen.getByRole('button', { name: 'Make another link' })).toBeTruthy();
});

test('a refusal says why', async () => {
  const { button } = await shown({}, () => refusal('Not now.', { code: 'CONFLICT' }));
  await press(button!);
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
});

test.each([
  ['somebody without an address', { email: null }],
  ['somebody who has no log-in yet', { isClaimable: true }],
  ['a trainer, for the front desk', { role: 'TRAINER' as const }],
])('not for %s', async (_who, values) => {
  expect((await shown(values)).button).toBeNull();
});

test('links for trainers are offered only to those who manage staff, and none for admins', async () => {
  storeToken(tokenOf({ role: 'admin' }));
  expect((await shown({ role: 'TRAINER' })).button).toBeTruthy();
});

test('if the studio sends mails, a link is offered only for an unconfirmed address', async () => {
  setStudio({ ...before, sendsNoMails: false });
  expect((await shown()).button).toBeNull();
  expect((await shown({ isEmailVerified: false })).button).toBeTruthy();
});
