import { reviewAnswerForm } from '#common/reviews/review.form';
import { REVIEW_ANSWER_LENGTH_MAX } from '#common/reviews/limits';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { FormDialog } from '../../components/form-dialog';
import { SubmitButton } from '../../components/submit-button';
import { TextAreaField } from '../../components/text-area-field';
import { useServerForm } from '../../lib/use-server-form';
import type { ReviewActionDialogProps } from './hide-review-dialog';
import { useAnswerReviewMutation } from './review-moderation.generated';
import { writingContent } from './review-writing.content';
import { useFinishTask } from './use-finish-task';
import classes from './review-dialogs.module.css';

const { cancel, close, failed, answer: content } = writingContent;

/** Dialog in which an admin replies to a review. */
export function AnswerReviewDialog({ review, onClose }: ReviewActionDialogProps) {
  const finish = useFinishTask(review);
  const [answerReview] = useAnswerReviewMutation();
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: reviewAnswerForm,
    initialValues: { answer: review.answer ?? '' },
    fallback: failed,
    unreachable: failed,
    submit: async ({ answer }) => {
      const { data } = await answerReview({ variables: { input: { id: review.id, answer } } });
      if (!data) throw new Error(failed);
      await finish(data.answerReview, review.id);
    },
  });
  return (
    <FormDialog title={content.title(review.name)} close={close} onClose={onClose}>
      <p>{content.text}</p>
      <form {...formProps} className={classes.form}>
        <FormAlert notice={failure} />
        <TextAreaField
          {...field('answer')}
          label={content.label}
          lengthMax={REVIEW_ANSWER_LENGTH_MAX}
          data-autofocus
        />
        <div className={classes.buttons}>
          <Button onClick={onClose}>{cancel}</Button>
          <SubmitButton isBusy={isSubmitting}>{content.confirm}</SubmitButton>
        </div>
      </form>
    </FormDialog>
  );
}
