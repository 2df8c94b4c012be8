import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { paths, withNext } from '#common/paths';
import { REVIEW_COMMENT_COUNTED_FROM, REVIEW_COMMENT_LENGTH_MAX } from '#common/reviews/limits';
import { namesToShow } from '#common/reviews/shown-name';
import { CountedTextField } from '../../components/counted-text-field';
import { FormDialog } from '../../components/form-dialog';
import { SelectField } from '../../components/select-field';
import { TextAreaField } from '../../components/text-area-field';
import { Link } from '../../navigation/navigation';
import { RatingField } from './rating-field';
import { writingContent } from './review-writing.content';
import type { ReviewCardFragment } from './reviews.generated';
import { useReviewForm } from './use-review-form';
import classes from './review-dialogs.module.css';

const { logInAndSave, form: content } = writingContent;

interface ReviewFormDialogProps {
  /** The review to edit; undefined for a new one. */
  review?: ReviewCardFragment | undefined;
  /** The author's name; null if the profile has none. */
  profileName: string | null;
  onClose: () => void;
}

export function ReviewFormDialog({ review, profileName, onClose }: ReviewFormDialogProps) {
  const names = profileName === null ? [] : namesToShow(profileName);
  const form = useReviewForm(review, names);
  const { field, isRestored, hasEnded } = form;
  return (
    <FormDialog
      title={review ? content.edit : content.add}
      form={form}
      submit={content.submit}
      // In a new tab: the input is in this tab's memory only, and is saved from here after the log-in.
      remedy={
        hasEnded && (
          <Link to={withNext(paths.login, paths.review)} target="_blank">
            {logInAndSave}
          </Link>
        )
      }
      onClose={onClose}
    >
      {isRestored && <p className={classes.restored}>{content.restored}</p>}
      {names.length > 0 ? (
        <SelectField
          {...field('name')}
          label={content.name}
          description={content.nameHint}
          data={names}
          data-autofocus
        />
      ) : (
        <CountedTextField
          {...field('name')}
          label={content.name}
          autoComplete="name"
          lengthMax={NAME_LENGTH_MAX}
          data-autofocus
        />
      )}
      <RatingField {...field('rating')} label={content.rating} />
      <TextAreaField
        {...field('comment')}
        label={content.comment}
        required
        lengthMax={REVIEW_COMMENT_LENGTH_MAX}
        countedFrom={REVIEW_COMMENT_COUNTED_FROM}
      />
    </FormDialog>
  );
}
