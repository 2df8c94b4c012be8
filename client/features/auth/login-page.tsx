import { ActionLink } from '../../components/action-button';
import { paths, withNext } from '../../lib/paths';
import { Link, pathnameOf, useReturnPath } from '../../navigation/navigation';
import { AuthFrame } from './auth-frame';
import { authContent } from './auth.content';
import { LoginForm } from './login-form';
import { reasonFor } from './login-reasons';
import classes from './auth-form.module.css';

const { login } = authContent;

/** The log-in page; explains why a log-in is needed if the visitor was redirected here. */
export function Page() {
  const next = useReturnPath();
  return (
    <AuthFrame
      title={login.title}
      description={login.description}
      path={paths.login}
      lead={next && reasonFor(pathnameOf(next))}
    >
      <LoginForm />
      <div className={classes.register}>
        <p className={classes.aside}>{login.noAccount}</p>
        <ActionLink variant="ghost" to={withNext(paths.signUp, next)}>
          {login.register}
        </ActionLink>
      </div>
      <p className={`${classes.aside} ${classes.small}`}>
        <Link className={classes.link} to={paths.terms}>
          {login.terms}
        </Link>
        <span aria-hidden="true">·</span>
        <Link className={classes.link} to={paths.privacy}>
          {login.privacy}
        </Link>
      </p>
    </AuthFrame>
  );
}
