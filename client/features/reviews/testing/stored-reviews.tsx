import type { ReactElement } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { reviewMessages } from '#common/reviews/messages';
import { press, renderPage } from '../../../test/render-page';
import { Page } from '../reviews-page';
import {
  authorOf,
  connectionOf,
  FOR_MEMBERS,
  ownHidden,
  reviewAuthor,
  reviewOf,
  reviewsOf,
  type AnsweredReview,
  type Variables,
} from './review-answers';

interface Settings {
  /** Errors by mutation; `list` is the error of the list. */
  refused?: Record<string, Error>;
  page?: ReactElement;
  path?: string;
  /** Null for a profile without a name. */
  profileName?: string | null;
  /** The reviews at first; those with `hiddenAt` are hidden. */
  kept?: StoredReview[];
}

type StoredReview = AnsweredReview & { hiddenAt?: string | null; hiddenReason?: string | null };

/** A server that stores changes. */
export async function openReviews({
  refused = {},
  page = <Page />,
  path = '/review',
  profileName = 'Asha Kulkarni',
  ...settings
}: Settings = {}) {
  const kept: StoredReview[] = settings.kept ?? [reviewOf(0), reviewOf(1), reviewOf(2)];
  const visible = () => kept.filter(({ hiddenAt }) => !hiddenAt);
  const hidden = () => kept.filter(({ hiddenAt }) => hiddenAt);
  const answer = (name: string, make: (input: Variables) => object) => (variables: Variables) =>
    refused[name] ?? {
      [name]: {
        __typename: 'Payload',
        message: reviewMessages.reviewSaved,
        ...make(variables['input'] as Variables),
      },
    };
  const placeOf = (id: unknown) => kept.findIndex((review) => review.id === id);
  const change = (name: string, valuesOf: (input: Variables) => object) =>
    answer(name, (input) => {
      const place = placeOf(input['id']);
      kept[place] = { ...kept[place]!, ...valuesOf(input) };
      return { review: { hiddenAt: null, hiddenReason: null, ...kept[place] } };
    });
  const answers = {
    ...FOR_MEMBERS,
    ReviewAuthor: () => reviewAuthor(profileName),
    HiddenReviews: () => ({ hiddenReviews: connectionOf(hidden()) }),
    OwnHiddenReviews: () => ownHidden(hidden()),
    CreateReview: answer('createReview', ({ requestKey: _key, ...values }) => {
      const review = { ...reviewOf(-1), author: authorOf('member-1'), ...values };
      kept.unshift(review);
      return { review: { ...review, hiddenAt: null, hiddenReason: null } };
    }),
    UpdateReview: change('updateReview', (input) => ({ ...input, updatedAt: '2026-11-21T00:00:00Z' })),
    DeleteReview: answer('deleteReview', ({ id }) => {
      kept.splice(placeOf(id), 1);
      return { deletedReviewId: id, message: reviewMessages.reviewDeleted };
    }),
    HideReview: change('hideReview', ({ reason }) => ({
      hiddenAt: '2026-11-21T00:00:00Z',
      hiddenReason: reason,
    })),
    UnhideReview: change('unhideReview', () => ({ hiddenAt: null, hiddenReason: null })),
    AnswerReview: change('answerReview', (input) => ({ answer: input['answer'] })),
  };
  const pageAnswers = {
    Reviews: (variables: Variables) => refused['Reviews'] ?? reviewsOf(visible())(variables),
  };
  const rendered = await renderPage(page, { path, answers, pageAnswers });
  await screen.findByText(/^from \d+ member/);
  return { ...rendered, refused };
}

export const card = (name: string) => screen.getByRole('heading', { name }).closest('article')!;
export const dialog = () => screen.findByRole('dialog');
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
export const save = () => press(screen.getByRole('button', { name: 'Save' }));

export async function openForm() {
  await screen.findAllByRole('article');
  await press(screen.getByRole('button', { name: 'Add Your Review' }));
  return dialog();
}
