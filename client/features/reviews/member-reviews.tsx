import { paths, withNext } from '#common/paths';
import { FormAlert } from '../../components/form-alert';
import { Link } from '../../navigation/navigation';
import { HiddenReviews } from './hidden-reviews';
import { useReviewAuthorQuery } from './review-writing.generated';
import { writingContent } from './review-writing.content';
import classes from './hidden-reviews.module.css';

const FAILED = { message: writingContent.userFailed };

/** For signed-in users: the hidden reviews that they may see, or an error if the current user could not be loaded. */
export function MemberReviews() {
  const { error } = useReviewAuthorQuery();
  if (!error) return <HiddenReviews />;
  return (
    <div className={classes.part}>
      <FormAlert notice={FAILED} keepsFocus>
        <Link to={withNext(paths.login, paths.review)}>{writingContent.logIn}</Link>
      </FormAlert>
    </div>
  );
}
