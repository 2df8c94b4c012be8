import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Role } from '#common/accounts/roles';
import { enquiryMessages } from '#common/enquiries/messages';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

afterEach(() => void clearToken());

const enquiry = (id: string, overrides = {}) => ({
  __typename: 'Enquiry',
  id,
  name: 'Meera Joshi',
  contact: '+919876543210',
  message: 'Is there a lift?',
  createdAt: '2026-11-21T01:10:00Z',
  status: 'OPEN',
  answeredAt: null,
  note: null,
  answeredBy: null,
  member: null,
  ...overrides,
});

const ANSWERED = {
  status: 'ANSWERED',
  answeredAt: '2026-11-22T01:10:00Z',
  note: 'Comes on Monday',
  answeredBy: { __typename: 'User', id: 'ravi', name: 'Ravi Jog' },
};

const page = (nodes: object[]) => ({
  enquiries: {
    __typename: 'EnquiryConnection',
    nodes,
    pageInfo: {
      __typename: 'PageInfo',
      hasPreviousPage: false,
      hasNextPage: false,
      startCursor: null,
      endCursor: null,
    },
    totalCount: { __typename: 'Count', count: nodes.length, precision: 'EXACT' },
  },
});

async function open(answers: PanelAnswers = {}, search = '?tab=enquiries', role: Role = 'front_desk') {
  storeToken(tokenOf({ role }));
  const { operations } = await openPanel(search, { Enquiries: () => page([enquiry('one')]), ...answers });
  return (name: string) => operations.filter((one) => one.name === name).map(({ variables }) => variables);
}

const buttons = async () =>
  within(await screen.findByRole('row', { name: /Meera Joshi/ }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

test('open questions are listed first, with the ways to answer them', async () => {
  const sent = await open();
  expect(sent('Enquiries')[0]).toMatchObject({ filter: { status: 'OPEN' } });
  const contact = await screen.findByRole('link', { name: '+91 98765 43210' });
  expect(contact.getAttribute('href')).toBe('tel:+919876543210');
  expect(await buttons()).toEqual(['Answered the question of Meera Joshi']);
  await press(screen.getByRole('link', { name: 'All' }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=enquiries&status=all');
  expect(sent('Enquiries').at(-1)).toMatchObject({ filter: {} });
});

test('an e-mail address cannot add recipients to the mailed answer', async () => {
  await open({ Enquiries: () => page([enquiry('one', { contact: 'a?bcc=b@example.com' })]) });
  const contact = await screen.findByRole('link', { name: 'a?bcc=b@example.com' });
  expect(contact.getAttribute('href')).toBe('mailto:a%3Fbcc%3Db%40example.com');
});

test('the search and the days are in the address', async () => {
  const sent = await open({}, '?tab=enquiries&status=answered&q=lift&from=2026-11-01&to=nonsense');
  await screen.findByText('No question matches');
  expect(sent('Enquiries')[0]).toMatchObject({
    filter: { status: 'ANSWERED', search: 'lift', askedOn: { from: '2026-11-01' } },
  });
});

test('an answered question leaves the list of open ones, and says who answered it', async () => {
  let listed = [enquiry('one')];
  const sent = await open({
    Enquiries: () => page(listed),
    AnswerEnquiry: () => {
      listed = [];
      return {
        answerEnquiry: {
          __typename: 'AnswerEnquiryPayload',
          message: enquiryMessages.answered,
          enquiry: enquiry('one', ANSWERED),
        },
      };
    },
  });
  await press(await screen.findByRole('button', { name: /^Answered the question/ }));
  fireEvent.input(screen.getByLabelText(/^Note/), { target: { value: 'Comes on Monday' } });
  await press(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('No open questions')).toBeTruthy();
  expect(sent('AnswerEnquiry')).toEqual([{ input: { id: 'one', note: 'Comes on Monday' } }]);
});

test('an answer shows its day, author and note', async () => {
  await open({ Enquiries: () => page([enquiry('one', ANSWERED)]) }, '?tab=enquiries&status=all');
  const row = await screen.findByRole('row', { name: /Meera Joshi/ });
  expect(within(row).getByText(/22 Nov.*, Ravi Jog/)).toBeTruthy();
  expect(within(row).getByText('Comes on Monday')).toBeTruthy();
  expect(await buttons()).toEqual([]);
});

test('a refused answer keeps the note', async () => {
  const error = refusal(enquiryMessages.answeredAlready, { code: 'CONFLICT' });
  await open({ AnswerEnquiry: () => error });
  await press(await screen.findByRole('button', { name: /^Answered the question/ }));
  fireEvent.input(screen.getByLabelText(/^Note/), { target: { value: 'Comes on Monday' } });
  await press(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe(enquiryMessages.answeredAlready);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('Comes on Monday');
});

test('an admin deletes a question after a confirmation', async () => {
  let listed = [enquiry('one')];
  const answers: PanelAnswers = {
    Enquiries: () => page(listed),
    RemoveEnquiry: () => {
      listed = [];
      const message = enquiryMessages.removed;
      return { removeEnquiry: { __typename: 'RemoveEnquiryPayload', message, removedEnquiryId: 'one' } };
    },
  };
  await open(answers, '?tab=enquiries&status=all', 'admin');
  await press(await screen.findByRole('button', { name: /^Delete the question/ }));
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('No questions yet')).toBeTruthy();
});

test('a failure is shown in place', async () => {
  await open({ Enquiries: () => new Error('away') });
  expect(await screen.findByText('Error loading data')).toBeTruthy();
});
