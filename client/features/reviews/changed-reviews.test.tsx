/** Tests of the page after a change, and of the requests that it takes. */
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reviewMessages } from '#common/reviews/messages';
import { clearToken, storeToken } from '../../lib/session';
import { allToasts } from '../../lib/toast';
import { press } from '../../test/render-page';
import { requestsOf } from '../../test/requests-of';
import { tokenOf } from '../../test/token';
import { reviewsContent } from './reviews.content';
import { all, reviewOf } from './testing/review-answers';
import { card, dialog, openForm, openReviews, save, type } from './testing/stored-reviews';

// Loaded up front, so that no test has to wait for them.
beforeAll(() =>
  Promise.all([
    import('./review-dialogs'),
    import('./member-reviews'),
    import('./admin-review-actions'),
    import('../../lib/data-provider'),
  ]),
);
beforeEach(() => {
  storeToken(tokenOf({ sub: 'member-1' }));
});
afterEach(() => clearToken());

const saveAs = async (rating: number, comment: string) => {
  await press(screen.getByRole('radio', { name: `${rating} of 5 stars` }));
  type('Comment', comment);
  await save();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const confirmIn = async (label: string) => {
  await press(within(await dialog()).getByRole('button', { name: label }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const actOn = (name: string, label: RegExp) =>
  within(card(name)).findByRole('button', { name: label }).then(press);

test('the list is read again after a review was written, edited or deleted', async () => {
  const { operations } = await openReviews();
  await openForm();
  expect(await requestsOf(operations, () => saveAs(5, 'New here.'))).toEqual(['CreateReview', 'Reviews']);
  expect(card('Asha Kulkarni').textContent).toContain('New here.');
  expect(screen.getByText('from 4 members')).toBeTruthy();
  const edit = async () => {
    await actOn('Member 1', /^Edit/);
    await dialog();
    await saveAs(2, 'Changed my mind.');
  };
  expect(await requestsOf(operations, edit)).toEqual(['UpdateReview', 'Reviews']);
  // The name under the review differs from that in the profile.
  expect(card('A. K.').textContent).toContain('Changed my mind.');
  expect(screen.getByText('2 stars: 1 member')).toBeTruthy();
  const remove = async () => {
    await actOn('A. K.', /^Delete/);
    await confirmIn('Delete');
  };
  expect(await requestsOf(operations, remove)).toEqual(['DeleteReview', 'Reviews']);
  expect(screen.getByText('from 3 members')).toBeTruthy();
});

test('the lists are read again after hiding, showing and replying', async () => {
  storeToken(tokenOf({ role: 'admin', sub: 'boss' }));
  const { operations } = await openReviews();
  const hide = async () => {
    await actOn('Member 1', /^Hide/);
    await dialog();
    type('Reason', 'A private detail');
    await confirmIn('Hide');
  };
  expect(await requestsOf(operations, hide)).toEqual(['HideReview', 'HiddenReviews', 'Reviews']);
  const part = within(await screen.findByRole('region', { name: 'Hidden reviews' }));
  expect(part.getByText(/Reason: A private detail/)).toBeTruthy();
  expect(screen.getAllByRole('heading', { name: 'Member 1' })).toHaveLength(1);
  expect(screen.getByText('from 2 members')).toBeTruthy();
  const unhide = () => press(part.getByRole('button', { name: /^Show/ }));
  expect(await requestsOf(operations, unhide)).toEqual(['UnhideReview', 'Reviews']);
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Hidden reviews' })).toBeNull());
  expect(namesShown()).toEqual(['Member 0', 'Member 1', 'Member 2']);
  const reply = async () => {
    await actOn('Member 1', /^Reply/);
    await dialog();
    fireEvent.change(screen.getByRole('textbox', { name: 'Reply' }), { target: { value: 'Thank you' } });
    await confirmIn('Publish');
  };
  expect(await requestsOf(operations, reply)).toEqual(['AnswerReview', 'Reviews']);
  expect(card('Member 1').textContent).toContain('Reply from BhorThank you');
});

const namesShown = () =>
  within(screen.getByRole('region', { name: 'Reviews' }))
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);

test('a hidden review stays hidden when its author edits it, and disappears when it is deleted', async () => {
  const hidden = { ...reviewOf(1), hiddenAt: '2026-11-20T00:00:00Z', hiddenReason: 'A private detail' };
  const { operations } = await openReviews({ kept: [reviewOf(0), hidden], profileName: 'Member 1' });
  await screen.findByRole('region', { name: 'Hidden by the studio' });
  const edit = async () => {
    await actOn('Member 1', /^Edit/);
    await dialog();
    await saveAs(3, 'Without names.');
  };
  expect(await requestsOf(operations, edit)).toEqual(['UpdateReview', 'Reviews']);
  expect(card('Member 1').textContent).toContain('Without names.');
  expect(namesShown()).toEqual(['Member 0']);
  await actOn('Member 1', /^Delete/);
  await confirmIn('Delete');
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Member 1' })).toBeNull());
});

test('an edited review leaves a list whose filter excludes it', async () => {
  const { operations } = await openReviews({ path: '/review?rating=5' });
  expect(screen.getByRole('heading', { name: '5-star reviews' })).toBeTruthy();
  const edit = async () => {
    await actOn('Member 1', /^Edit/);
    await dialog();
    await saveAs(1, 'Changed my mind.');
  };
  expect(await requestsOf(operations, edit)).toEqual(['UpdateReview', 'Reviews']);
  expect(screen.queryByRole('heading', { name: 'Member 1' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '5-star reviews' }));
});

test('a filter that excludes a new review is removed', async () => {
  const { operations } = await openReviews({ path: '/review?rating=5' });
  await openForm();
  const requests = await requestsOf(operations, () => saveAs(1, 'Too loud.'));
  expect(requests).toEqual(['CreateReview', 'Reviews']);
  await vi.waitFor(() => expect(document.activeElement).toBe(card('Asha Kulkarni').closest('li')));
});

test('as many reviews as before are shown after a change, and the focus is on the changed one', async () => {
  await openReviews({ kept: all, profileName: 'Member 20' });
  await press(screen.getByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(namesShown()).toHaveLength(24));
  storeToken(tokenOf({ sub: 'member-20' }));
  await actOn('Member 20', /^Edit/);
  await dialog();
  await saveAs(5, 'Changed my mind.');
  expect(namesShown()).toHaveLength(24);
  await vi.waitFor(() => expect(document.activeElement).toBe(card('Member 20').closest('li')));
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
});

test('a list that cannot be read again stays as it was', async () => {
  const { refused } = await openReviews();
  await openForm();
  refused['Reviews'] = new Error('away');
  await saveAs(5, 'New here.');
  expect(
    allToasts()
      .slice(-2)
      .map(({ text }) => text),
  ).toEqual([reviewsContent.loadFailed, reviewMessages.reviewSaved]);
  expect(namesShown()).toEqual(['Member 0', 'Member 1', 'Member 2']);
});
