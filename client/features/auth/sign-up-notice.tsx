import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { authContent } from './auth.content';
import classes from './auth-form.module.css';

const { terms, privacy } = authContent.login;

/** What pressing the button means. */
export const SignUpNotice = () => (
  <p className={classes.small}>
    By creating an account you say that you are 18 or older and agree to the{' '}
    <Link to={paths.terms}>{terms}</Link>, and that you have read the{' '}
    <Link to={paths.privacy}>{privacy}</Link>.
  </p>
);
