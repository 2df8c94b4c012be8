import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { enquiryMessages } from '#common/enquiries/messages';
import { clearToken, storeToken } from '../../lib/session';
import { refusal } from '../../test/refusal';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { AskUs } from './ask-us';
import { askUsContent } from './ask-us-dialog.content';

// Loaded up front, so that no test has to wait for them.
beforeAll(() => Promise.all([import('./ask-us-dialog'), import('../../lib/data-provider')]));
beforeEach(() => void sessionStorage.clear());
afterEach(() => void clearToken());

const sent = { sendEnquiry: { __typename: 'SendEnquiryPayload', message: enquiryMessages.sent } };

const asker = {
  me: {
    __typename: 'Viewer',
    user: {
      __typename: 'User',
      id: 'asha',
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '+919876543210',
    },
  },
};

async function open(answer: Record<string, unknown> | Error = sent) {
  const page = await renderPage(<AskUs />, {
    answers: { SendEnquiry: () => answer, EnquiryAsker: () => asker },
  });
  await press(screen.getByRole('button', { name: 'Ask us' }));
  await screen.findByRole('dialog');
  return page;
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => press(screen.getByRole('button', { name: 'Send' }));

async function fillIn() {
  type(/^Name/, 'Meera Joshi');
  type(/^Phone/, '98765 43210');
  type(/^Your question/, 'Is there a lift?');
  await press(screen.getByRole('checkbox'));
}

test('a guest asks with name, contact, question and consent', async () => {
  const { operations } = await open();
  await fillIn();
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(operations).toMatchObject([
    {
      name: 'SendEnquiry',
      variables: {
        input: {
          name: 'Meera Joshi',
          contact: '+919876543210',
          message: 'Is there a lift?',
          hasConsented: true,
          website: '',
        },
      },
    },
  ]);
});

test('what is missing is said under its field, and nothing is sent', async () => {
  const { operations } = await open();
  type(/^Phone/, '12345');
  await send();
  for (const message of ['nameRequired', 'contactInvalid', 'messageRequired', 'consentRequired'] as const)
    expect(screen.getByText(enquiryMessages[message])).toBeTruthy();
  expect(operations).toEqual([]);
});

test('a refusal keeps what was typed, and so does a reload, also without a log-in', async () => {
  const { unmount } = await open(refusal('Too many attempts.', { code: 'RATE_LIMITED' }));
  await fillIn();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts.');
  expect(field(/^Your question/).value).toBe('Is there a lift?');
  unmount();
  await open();
  expect(screen.getByText(askUsContent.restored)).toBeTruthy();
  expect(field(/^Your question/).value).toBe('Is there a lift?');
  expect(sessionStorage.getItem('drafts')).toContain('Is there a lift?');
});

test('name and contact of a member are filled in', async () => {
  storeToken(tokenOf({ sub: 'asha' }));
  await open();
  expect([field(/^Name/).value, field(/^Phone/).value]).toEqual(['Asha Rao', '+91 98765 43210']);
});

test('the field for programs is out of reach of people', async () => {
  await open();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]')!;
  expect(trap.tabIndex).toBe(-1);
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: askUsContent.website })).toBeNull();
});
