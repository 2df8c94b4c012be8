import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '../../../lib/session';
import { press, renderPage } from '../../../test/render-page';
import { refusal } from '../../../test/refusal';
import { tokenOf } from '../../../test/token';
import { Invitation } from './invitation';

const render = (member: object, answer: () => Record<string, unknown> | Error) =>
  renderPage(<Invitation member={member as Parameters<typeof Invitation>[0]['member']} />, {
    answers: { InviteMember: answer },
  });

const send = () => press(screen.getByRole('button', { name: 'Send invitation' }));

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});

test('an invitation is sent, and a refusal says why', async () => {
  let answer: Record<string, unknown> | Error = {
    inviteMember: {
      __typename: 'InviteMemberPayload',
      message: 'Invitation sent.',
      member: { __typename: 'User', id: 'asha', isInvitable: true, invitedAt: '2026-11-23T05:00:00Z' },
    },
  };
  const { operations } = await render({ id: 'asha', invitedAt: null }, () => answer);
  expect(screen.getByText('Not invited, cannot log in yet')).toBeTruthy();
  await send();
  expect(operations[0]?.variables).toEqual({ input: { id: 'asha' } });
  expect(await screen.findByText('Invitation sent.')).toBeTruthy();
  answer = refusal('Invited lately.', { code: 'CONFLICT', reason: 'INVITED_RECENTLY' });
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Invited lately.');
});

test('staff who may not add members see when one was invited, but no button', async () => {
  storeToken(tokenOf({ role: 'trainer' }));
  await render({ id: 'asha', invitedAt: '2026-11-23T05:12:00Z' }, () => new Error('not called'));
  expect(screen.getByText('Sent on 23 Nov 2026, 10:42 am, not used yet')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
