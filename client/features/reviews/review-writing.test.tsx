import { useState } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { profileMessages } from '#common/accounts/messages';
import { reviewMessages } from '#common/reviews/messages';
import { clearToken, expireSession, storeToken } from '../../lib/session';
import { HydratedContext } from '../../lib/use-is-hydrated';
import { refusal } from '../../test/refusal';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { Page } from './reviews-page';
import { FOR_MEMBERS, ownHidden, reviewOf, reviewsOf } from './testing/review-answers';
import { card, dialog, openForm, openReviews, save, type } from './testing/stored-reviews';

// Loaded up front, so that no test has to wait for them.
beforeAll(() =>
  Promise.all([import('./review-dialogs'), import('./member-reviews'), import('../../lib/data-provider')]),
);
beforeEach(() => {
  storeToken(tokenOf({ sub: 'member-1' }));
});
afterEach(() => void clearToken());

test('the form is prefilled with the profile name and five stars; saving focuses the new review', async () => {
  const { operations } = await openReviews();
  const form = within(await openForm());
  const names = form.getByRole<HTMLSelectElement>('combobox', { name: /^Name/ });
  expect(names.value).toBe('Asha Kulkarni');
  expect([...names.options].map(({ text }) => text)).toEqual(['Asha Kulkarni', 'Asha K.', 'A. K.']);
  expect(form.getByRole<HTMLInputElement>('radio', { name: '5 of 5 stars' }).checked).toBe(true);
  expect(form.getAllByRole('radio')).toHaveLength(5);
  await press(form.getByRole('radio', { name: '3 of 5 stars' }));
  type('Comment', '  Good bars.  ');
  await save();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(operations.find(({ name }) => name === 'CreateReview')?.variables).toEqual({
    input: {
      name: 'Asha Kulkarni',
      comment: 'Good bars.',
      rating: 3,
      requestKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  });
  await vi.waitFor(() => expect(document.activeElement).toBe(card('Asha Kulkarni').closest('li')));
  expect(card('Asha Kulkarni').dataset['fresh']).toBe('true');
  expect(screen.getByText('from 4 members')).toBeTruthy();
});

test('shows a character count from 400 characters on', async () => {
  await openReviews();
  await openForm();
  type('Comment', 'x'.repeat(399));
  expect(screen.queryByText(/ of 500$/)).toBeNull();
  type('Comment', 'x'.repeat(400));
  expect(screen.getByText('400 of 500')).toBeTruthy();
});

test('the name is shown as short as the author chooses, and stays so in an edit', async () => {
  const { operations } = await openReviews();
  await openForm();
  type('Name', 'A. K.');
  type('Comment', 'Good bars.');
  await save();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(operations.find(({ name }) => name === 'CreateReview')?.variables).toMatchObject({
    input: { name: 'A. K.' },
  });
  await press(within(card('A. K.')).getByRole('button', { name: /^Edit/ }));
  expect(within(await dialog()).getByLabelText<HTMLSelectElement>(/^Name/).value).toBe('A. K.');
});

test('does not send an empty name or comment of an account without a name', async () => {
  const { operations } = await openReviews({ profileName: null });
  await openForm();
  type('Name', ' ');
  await save();
  expect(screen.getByText(profileMessages.nameRequired)).toBeTruthy();
  expect(screen.getByText(reviewMessages.reviewCommentRequired)).toBeTruthy();
  expect(operations.some(({ name }) => name === 'CreateReview')).toBe(false);
});

test.each([
  ['the server’s message', refusal('Too many attempts.', { code: 'RATE_LIMITED' }), 'Too many attempts.'],
  ['a default message', new Error('away'), 'Failed to save review. Please try again.'],
])('a failure shows %s and keeps the input', async (_name, error, sentence) => {
  await openReviews({ refused: { createReview: error } });
  await openForm();
  type('Comment', 'Good bars.');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comment/).value).toBe('Good bars.');
});

test('restores the input after the form was closed, but not after it was cancelled', async () => {
  await openReviews();
  await openForm();
  type('Comment', 'Half a thought');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await openForm();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comment/).value).toBe('Half a thought');
  await press(screen.getByRole('button', { name: 'Cancel' }));
  await openForm();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comment/).value).toBe('');
});

test.each([
  ['a log-out', () => clearToken()],
  ['a log-in as someone else', () => storeToken(tokenOf({ sub: 'member-2' }))],
])('%s closes the form and discards its input', async (_name, end) => {
  await openReviews();
  await openForm();
  type('Comment', 'Half a thought');
  act(end);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => storeToken(tokenOf({ sub: 'member-1' })));
  await openForm();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comment/).value).toBe('');
});

test('a form that was opened before the end of hydration stays open', async () => {
  let endHydration = () => {};
  function Hydrating() {
    const [isHydrated, setIsHydrated] = useState(false);
    endHydration = () => setIsHydrated(true);
    return (
      <HydratedContext value={isHydrated}>
        <Page />
      </HydratedContext>
    );
  }
  await openReviews({ page: <Hydrating /> });
  fireEvent.click(screen.getByRole('button', { name: 'Add Your Review' }));
  await act(async () => endHydration());
  expect(await dialog()).toBeTruthy();
});

test('an open form survives the end of the session, and can be saved after a new log-in', async () => {
  const { operations } = await openReviews();
  await openForm();
  type('Comment', 'Half a thought');
  act(() => expireSession());
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comment/).value).toBe('Half a thought');
  localStorage.setItem('userToken', tokenOf({ sub: 'member-1', sid: 'the next session' }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userToken' })));
  await save();
  expect(operations.some(({ name }) => name === 'CreateReview')).toBe(true);
});

test('discards the input when a form is closed after the session has ended', async () => {
  await openReviews();
  await openForm();
  type('Comment', 'Half a thought');
  act(() => expireSession());
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  act(() => storeToken(tokenOf({ sub: 'member-1' })));
  await openForm();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comment/).value).toBe('');
});

test('only the author can edit the review', async () => {
  await openReviews({ profileName: 'Member 1' });
  await screen.findAllByRole('article');
  expect(within(card('Member 0')).queryByRole('button')).toBeNull();
  await press(within(card('Member 1')).getByRole('button', { name: /^Edit/ }));
  const form = within(await dialog());
  expect(form.getByLabelText<HTMLInputElement>(/^Comment/).value).toBe('Comment 1');
  type('Comment', 'Changed my mind.');
  await save();
  await vi.waitFor(() => expect(card('Member 1').textContent).toContain('Changed my mind.'));
  expect(card('Member 1').textContent).toContain('edited');
});

test('the error for editing someone else’s review disappears after three seconds', async () => {
  await openReviews({
    refused: { updateReview: refusal(reviewMessages.reviewOfAnother, { code: 'FORBIDDEN' }) },
  });
  await screen.findAllByRole('article');
  await press(within(card('Member 1')).getByRole('button', { name: /^Edit/ }));
  await dialog();
  vi.useFakeTimers();
  await save();
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(screen.getByRole('alert').textContent).toBe('You can only edit your own reviews');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the admin buttons name the review, with or without a reply', async () => {
  storeToken(tokenOf({ role: 'admin', sub: 'boss' }));
  const answered = { ...reviewOf(0), answer: 'Thank you' };
  await renderPage(<Page />, {
    path: '/review',
    answers: FOR_MEMBERS,
    pageAnswers: { Reviews: reviewsOf([answered, reviewOf(1)]) },
  });
  await screen.findAllByRole('article');
  const nameOf = async (member: string, label: RegExp) =>
    (await within(card(member)).findByRole('button', { name: label })).textContent;
  expect(await nameOf('Member 0', /^Edit reply/)).toBe('Edit reply to the review by Member 0');
  expect(await nameOf('Member 1', /^Reply/)).toBe('Reply to the review by Member 1');
});

test('deleting asks for confirmation, with focus on "Cancel", and then focuses the heading', async () => {
  const { operations } = await openReviews();
  await screen.findAllByRole('article');
  await press(within(card('Member 1')).getByRole('button', { name: /^Delete/ }));
  const question = await screen.findByRole('dialog', {
    name: 'Are you sure you want to delete this review?',
  });
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Cancel' }));
  expect(operations.some(({ name }) => name === 'DeleteReview')).toBe(false);
  await press(within(question).getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Member 1' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reviews' }));
});

test('shows an error when deleting fails', async () => {
  await openReviews({ refused: { deleteReview: new Error('away') } });
  await screen.findAllByRole('article');
  await press(within(card('Member 1')).getByRole('button', { name: /^Delete/ }));
  const question = within(await dialog());
  await press(question.getByRole('button', { name: 'Delete' }));
  expect((await question.findByRole('alert')).textContent).toBe('Failed to delete review. Please try again.');
});

test('asks to log in again when the current user cannot be loaded', async () => {
  await renderPage(<Page />, {
    path: '/review',
    answers: { ...FOR_MEMBERS, ReviewAuthor: () => new Error('away') },
    pageAnswers: { Reviews: reviewsOf([]) },
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to load user info. Please log in again.',
  );
});

test('hidden reviews that do not load show an error and can be requested again', async () => {
  let isAway = true;
  const hidden = { ...reviewOf(1), hiddenAt: '2026-11-20T00:00:00Z', hiddenReason: 'A private detail' };
  await renderPage(<Page />, {
    path: '/review',
    pageAnswers: { Reviews: reviewsOf([]) },
    answers: {
      ...FOR_MEMBERS,
      OwnHiddenReviews: () => (isAway ? new Error('away') : ownHidden([hidden])),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Hidden reviews did not load.');
  isAway = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Hidden by the studio' })).toBeTruthy();
});

test('authors see their hidden reviews with the reason, and replies appear under their reviews', async () => {
  const hidden = { ...reviewOf(1), hiddenAt: '2026-11-20T00:00:00Z', hiddenReason: 'A private detail' };
  const answered = { ...reviewOf(0), answer: 'Thank you' };
  await renderPage(<Page />, {
    path: '/review',
    pageAnswers: { Reviews: reviewsOf([{ ...answered, isFromVisitor: true }]) },
    answers: {
      ...FOR_MEMBERS,
      OwnHiddenReviews: () => ownHidden([hidden]),
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Hidden by the studio' }));
  expect(part.getByText(/Reason: A private detail/)).toBeTruthy();
  expect(part.getByRole('button', { name: /^Edit/ })).toBeTruthy();
  expect(part.queryByRole('button', { name: /^Show/ })).toBeNull();
  expect(card('Member 0').textContent).toContain('Reply from BhorThank you');
  expect(card('Member 0').textContent).toContain('Has trained here');
});

test('a retry sends the same key, and another text a new one', async () => {
  const refused: Record<string, Error> = { createReview: new Error('lost') };
  const { operations } = await openReviews({ refused });
  await openForm();
  for (const comment of ['Good bars.', 'Good bars.', 'Better bars.']) {
    type('Comment', comment);
    await save();
    await screen.findByRole('alert');
  }
  const keys = operations
    .filter(({ name }) => name === 'CreateReview')
    .map(({ variables }) => (variables['input'] as { requestKey: string }).requestKey);
  // Each request without an answer is sent twice.
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(new Set(keys).size).toBe(2);
});
