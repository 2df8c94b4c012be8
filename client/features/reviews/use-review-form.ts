import { useEffect, useRef, useState } from 'react';
import { namesOf } from '#common/forms/form-fields';
import { reviewForm, type ReviewValues } from '#common/reviews/review.form';
import { RATING, REVIEW_REFUSAL_SHOWN_MS } from '#common/reviews/limits';
import { pick } from '#common/pick';
import { randomKey } from '../../lib/random-key';
import { useSession } from '../../lib/session';
import type { Notice } from '../../lib/use-action';
import { memoryDraft, useDraft } from '../../lib/use-draft';
import { useServerForm } from '../../lib/use-server-form';
import { useCreateReviewMutation, useUpdateReviewMutation } from './review-writing.generated';
import { writingContent } from './review-writing.content';
import type { ReviewCardFragment } from './reviews.generated';
import { useFinishTask } from './use-finish-task';

const { failed } = writingContent.form;

/** The form for a review, or for a new one by this name. It starts with the author's unsaved input, if any. */
export function useReviewForm(review: ReviewCardFragment | undefined, name: string) {
  const drafts = memoryDraft<ReviewValues>(`review ${review?.id ?? ''}`);
  const [saved] = useState(() => valuesOf(review ?? { name, comment: '', rating: RATING.max }));
  const { entered, change, isRestored } = useDraft(saved, drafts);
  const finish = useFinishTask(review);
  const [createReview] = useCreateReviewMutation();
  const [updateReview] = useUpdateReviewMutation();
  const keyOf = useRequestKey();

  const send = async (values: ReviewValues) => {
    if (review) {
      const input = { id: review.id, ...values };
      return (await updateReview({ variables: { input } })).data?.updateReview;
    }
    const input = { ...values, requestKey: keyOf(values) };
    return (await createReview({ variables: { input } })).data?.createReview;
  };

  const { form, failure, ...serverForm } = useServerForm({
    schema: reviewForm,
    initialValues: entered,
    fallback: failed,
    unreachable: failed,
    submit: async (input) => {
      const changed = await send(input);
      if (!changed) throw new Error(failed);
      drafts.forget();
      await finish(changed, changed.review.id);
      // What was typed while the review was being saved.
      drafts.forget();
    },
  });

  return {
    ...serverForm,
    failure: useTimedNotice(failure),
    isRestored,
    hasEnded: useSession() === 'signed-out',
    handleChange: () => change(form.getValues()),
    /** Drops the unsaved input, which is kept otherwise when the form is closed. */
    discard: drafts.forget,
  };
}

const valuesOf = (review: ReviewValues): ReviewValues => pick(review, ...namesOf(reviewForm));

/** Returns the idempotency key of an input: a retry after a lost response gets the same one, another text a new one. */
function useRequestKey(): (values: ReviewValues) => string {
  const last = useRef({ input: '', key: '' });
  return (values) => {
    const input = JSON.stringify(values);
    if (last.current.input !== input) last.current = { input, key: randomKey() };
    return last.current.key;
  };
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
