import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '../../../lib/session';
import { press, renderPage } from '../../../test/render-page';
import { refusal } from '../../../test/refusal';
import { tokenOf } from '../../../test/token';
import { ClaimCode } from './claim-code';

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'front_desk' }));
});

const made = {
  makeClaimCode: {
    __typename: 'MakeClaimCodePayload',
    message: 'The code works once, within 48 hours.',
    code: 'K7M2Q-9XTRW',
    url: 'https://studio.example/claim',
    expiresAt: '2026-11-25T05:12:00Z',
    member: { __typename: 'User', id: 'asha', isClaimable: true },
  },
};

test('a code is shown with the page, a QR code and until when it works', async () => {
  const { operations } = await renderPage(<ClaimCode id="asha" />, {
    answers: { MakeClaimCode: () => made },
  });
  await press(screen.getByRole('button', { name: 'Make a claim code' }));
  expect(operations[0]?.variables).toEqual({ input: { memberId: 'asha' } });
  expect(await screen.findByText('K7M2Q-9XTRW')).toBeTruthy();
  expect(screen.getByText(/studio\.example\/claim/)).toBeTruthy();
  expect(screen.getByText(/until 25 Nov 2026, 10:42 am/)).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'QR code of the page with the code' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Make another code' })).toBeTruthy();
});

test('a refusal says why', async () => {
  const answer = refusal('Claimed already.', { code: 'CONFLICT', reason: 'CLAIM_NOT_POSSIBLE' });
  await renderPage(<ClaimCode id="asha" />, { answers: { MakeClaimCode: () => answer } });
  await press(screen.getByRole('button', { name: 'Make a claim code' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Claimed already.');
});
