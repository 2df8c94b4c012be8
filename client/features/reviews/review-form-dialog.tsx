import { NAME_LENGTH_MAX } from '#common/members/limits';
import { REVIEW_COMMENT_COUNTED_FROM, REVIEW_COMMENT_LENGTH_MAX } from '#common/reviews/limits';
import { Button } from '../../components/button';
import { CountedTextField } from '../../components/counted-text-field';
import { FormAlert } from '../../components/form-alert';
import { FormDialog } from '../../components/form-dialog';
import { SubmitButton } from '../../components/submit-button';
import { TextAreaField } from '../../components/text-area-field';
import { paths, withNext } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import { RatingField } from './rating-field';
import { writingContent } from './review-writing.content';
import type { ReviewCardFragment } from './reviews.generated';
import { useReviewForm } from './use-review-form';
import classes from './review-dialogs.module.css';

const { close, cancel, logInAndSave, form: content } = writingContent;

interface ReviewFormDialogProps {
  /** The review to edit; undefined for a new one. */
  review?: ReviewCardFragment;
  /** Default author name of a new review. */
  name: string;
  onClose: () => void;
}

export function ReviewFormDialog({ review, name, onClose }: ReviewFormDialogProps) {
  const reviewForm = useReviewForm(review, name);
  const { formProps, field, failure, isSubmitting, isRestored, hasEnded, handleChange, discard } = reviewForm;
  const abandon = () => {
    discard();
    onClose();
  };
  return (
    <FormDialog title={review ? content.edit : content.add} close={close} onClose={onClose}>
      <form {...formProps} className={classes.form} onChange={handleChange}>
        <FormAlert notice={failure}>
          {/* In a new tab: the input is in this tab's memory only, and is saved from here after the log-in. */}
          {hasEnded && (
            <Link to={withNext(paths.login, paths.review)} target="_blank">
              {logInAndSave}
            </Link>
          )}
        </FormAlert>
        {isRestored && <p className={classes.restored}>{content.restored}</p>}
        <CountedTextField
          {...field('name')}
          label={content.name}
          autoComplete="name"
          lengthMax={NAME_LENGTH_MAX}
          data-autofocus
        />
        <RatingField {...field('rating')} label={content.rating} />
        <TextAreaField
          {...field('comment')}
          label={content.comment}
          required
          lengthMax={REVIEW_COMMENT_LENGTH_MAX}
          countedFrom={REVIEW_COMMENT_COUNTED_FROM}
        />
        <div className={classes.buttons}>
          <Button onClick={abandon}>{cancel}</Button>
          <SubmitButton isBusy={isSubmitting}>{content.submit}</SubmitButton>
        </div>
      </form>
    </FormDialog>
  );
}
