import { reviewAnswerForm } from '#common/reviews/review.form';
import { REVIEW_ANSWER_LENGTH_MAX } from '#common/reviews/limits';
import { FormDialog } from '../../components/form-dialog';
import { TextAreaField } from '../../components/text-area-field';
import { useDialogForm } from '../../lib/use-dialog-form';
import type { ReviewActionDialogProps } from './hide-review-dialog';
import { useAnswerReviewMutation } from './review-moderation.generated';
import { writingContent } from './review-writing.content';
import { useFinishTask } from './use-finish-task';

const { failed, answer: content } = writingContent;

/** Dialog in which an admin replies to a review. */
export function AnswerReviewDialog({ review, onClose }: ReviewActionDialogProps) {
  const finish = useFinishTask(review);
  const [answerReview] = useAnswerReviewMutation();
  const form = useDialogForm({
    schema: reviewAnswerForm,
    initialValues: { answer: review.answer ?? '' },
    failed,
    send: async ({ answer }) => {
      const { data } = await answerReview({ variables: { input: { id: review.id, answer } } });
      if (!data) throw new Error(failed);
      return data.answerReview;
    },
    onSaved: (changed) => finish(changed, review.id),
  });
  return (
    <FormDialog
      title={content.title(review.name)}
      lead={content.text}
      form={form}
      submit={content.confirm}
      onClose={onClose}
    >
      <TextAreaField
        {...form.field('answer')}
        label={content.label}
        lengthMax={REVIEW_ANSWER_LENGTH_MAX}
        data-autofocus
      />
    </FormDialog>
  );
}
