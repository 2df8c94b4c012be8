import { useEffect, useState } from 'react';
import { namesOf } from '#common/forms/form-fields';
import { reviewForm, type ReviewValues } from '#common/reviews/review.form';
import { RATING, REVIEW_REFUSAL_SHOWN_MS } from '#common/reviews/limits';
import { pick } from '#common/pick';
import { randomKey } from '../../lib/random-key';
import { askAgain } from '../../lib/request-keys';
import { useSession } from '../../lib/session';
import type { Notice } from '../../lib/use-action';
import { onSessionEnd } from '../../lib/storage';
import { useDialogForm } from '../../lib/use-dialog-form';
import { memoryDraft } from '../../lib/use-draft';
import { useCreateReviewMutation, useUpdateReviewMutation } from './review-writing.generated';
import { writingContent } from './review-writing.content';
import type { ReviewCardFragment } from './reviews.generated';
import { useFinishTask } from './use-finish-task';

const { failed } = writingContent.form;

/**
 * The form for a review, or for a new one, by an author with these names to show; none without a name in the profile. It
 * starts with the author's unsaved input, if any.
 */
export function useReviewForm(review: ReviewCardFragment | undefined, names: string[]) {
  const [saved] = useState(() => initialValues(review, names));
  const finish = useFinishTask(review);
  const [createReview] = useCreateReviewMutation();
  const [updateReview] = useUpdateReviewMutation();

  const send = async (values: ReviewValues) => {
    if (review) {
      const input = { id: review.id, ...values };
      return (await updateReview({ variables: { input } })).data?.updateReview;
    }
    const input = { ...values, requestKey: requestKeyOf(values) };
    const { data } = await askAgain(() => createReview({ variables: { input } }));
    return data?.createReview;
  };

  const { failure, ...dialogForm } = useDialogForm({
    schema: reviewForm,
    initialValues: saved,
    drafts: memoryDraft<ReviewValues>(`review ${review?.id ?? ''}`),
    failed,
    unreachable: failed,
    send: async (values) => {
      const changed = await send(values);
      if (!changed) throw new Error(failed);
      return changed;
    },
    onSaved: (changed) => finish(changed, changed.review.id),
  });

  return {
    ...dialogForm,
    failure: useTimedNotice(failure),
    hasEnded: useSession() === 'signed-out',
  };
}

function initialValues(review: ReviewValues | undefined, names: string[]): ReviewValues {
  if (!review) return { name: names[0] ?? '', comment: '', rating: RATING.max };
  const values = pick(review, ...namesOf(reviewForm));
  // A review from before the profile had a name: the shortest.
  return names.includes(values.name) ? values : { ...values, name: names.at(-1) ?? values.name };
}

/**
 * The last input that was sent, with its key: a retry after a lost response uses the same key, another text a new one.
 */
const last = { input: '', key: '' };
onSessionEnd(() => Object.assign(last, { input: '', key: '' }));

function requestKeyOf(values: ReviewValues): string {
  const input = JSON.stringify(values);
  if (last.input !== input) Object.assign(last, { input, key: randomKey() });
  return last.key;
}

/** Hides the error for editing someone else's review after a few seconds: repeating the attempt cannot help. */
function useTimedNotice(failure: Notice | null): Notice | null {
  const [expired, setExpired] = useState<Notice | null>(null);
  useEffect(() => {
    if (failure?.code !== 'FORBIDDEN') return undefined;
    const timer = setTimeout(() => setExpired(failure), REVIEW_REFUSAL_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [failure]);
  return failure === expired ? null : failure;
}
