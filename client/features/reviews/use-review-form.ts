import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reviewForm, type ReviewValues } from '#common/forms/review';
import { RATING, REVIEW_REFUSAL_SHOWN_MS } from '#common/limits';
import { useSession, useViewer } from '../../lib/session';
import { useServerForm, type Notice } from '../../lib/use-server-form';
import { draftOf, keepDraft } from './review-draft';
import { useCreateReviewMutation, useUpdateReviewMutation } from './review-writing.generated';
import { writingContent } from './review-writing.content';
import type { ReviewCardFragment } from './reviews.generated';

const { failed } = writingContent.form;

interface ReviewFormSettings {
  /** The review to edit; undefined for a new one. */
  review: ReviewCardFragment | undefined;
  /** Default author name of a new review. */
  name: string;
  onSaved: (message: string, review: ReviewCardFragment) => Promise<void>;
}

/** The review form. It starts with the author's unsaved input, if any. */
export function useReviewForm({ review, name, onSaved }: ReviewFormSettings) {
  const saved = review ? valuesOf(review) : { name, comment: '', rating: RATING.max };
  const viewerId = useViewer()?.id;
  const [draftKey] = useState({ personId: viewerId, reviewId: review?.id ?? null });
  const [draft] = useState(() => draftOf(draftKey));
  const [createReview] = useCreateReviewMutation({ fetchPolicy: 'no-cache' });
  const [updateReview] = useUpdateReviewMutation({ fetchPolicy: 'no-cache' });
  const isSettled = useRef(false);

  const send = async (input: ReviewValues) => {
    if (!review) return (await createReview({ variables: { input } })).data?.createReview;
    return (await updateReview({ variables: { id: review.id, input } })).data?.updateReview;
  };

  const { form, failure, ...serverForm } = useServerForm({
    schema: reviewForm,
    initialValues: draft ?? saved,
    fallback: failed,
    unreachable: failed,
    submit: async (input) => {
      const changed = await send(input);
      if (!changed) throw new Error(failed);
      isSettled.current = true;
      await onSaved(changed.message, changed.review);
    },
  });

  const keep = useEffectEvent(() => {
    const values = form.getValues();
    const isTyped = !isSettled.current && JSON.stringify(values) !== JSON.stringify(saved);
    keepDraft(isTyped ? { ...draftKey, values } : null);
  });
  useEffect(() => () => keep(), []);

  return {
    ...serverForm,
    failure: useFleeting(failure),
    isRestored: draft !== null,
    hasEnded: useSession() === 'signed-out',
    /** Closing the form no longer keeps the input as a draft. */
    discard: () => void (isSettled.current = true),
  };
}

const valuesOf = ({ name, comment, rating }: ReviewCardFragment): ReviewValues => ({ name, comment, rating });

/** Hides the error for editing someone else's review after a few seconds: repeating the attempt cannot help. */
function useFleeting(failure: Notice | null): Notice | null {
  const [gone, setGone] = useState<Notice | null>(null);
  useEffect(() => {
    if (failure?.code !== 'FORBIDDEN') return undefined;
    const timer = setTimeout(() => setGone(failure), REVIEW_REFUSAL_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [failure]);
  return failure === gone ? null : failure;
}
