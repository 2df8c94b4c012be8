import { useState } from 'react';
import { paths, withNext } from '#common/paths';
import { ActionLink } from '../../components/action-button';
import { isPlansPath } from '../../lib/plan-address';
import { Link, loginReasonFor, pathnameOf, useReturnPath } from '../../navigation/navigation';
import { AuthFrame } from './auth-frame';
import { authContent } from './auth.content';
import { ContinueVerified } from './continue-verified';
import { LoginForm } from './login-form';
import { verifiedSignUp } from './browser-sign-up';
import classes from './auth-form.module.css';

const { login } = authContent;

/** The log-in page; explains why a log-in is needed if the visitor was redirected here. */
export function Page() {
  const next = useReturnPath();
  const [verified] = useState(verifiedSignUp);
  const isJoining = next !== null && isPlansPath(next);
  return (
    <AuthFrame
      title={login.title}
      description={login.description()}
      path={paths.login}
      lead={next && !verified && loginReasonFor(pathnameOf(next))}
    >
      {verified && <ContinueVerified email={verified.email} />}
      {!verified && isJoining && <Register next={next} isFirst />}
      <LoginForm />
      {!verified && !isJoining && <Register next={next} />}
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

/** Link to the sign-up: above the form for visitors who want to join, since most of them have no account. */
const Register = ({ next, isFirst = false }: { next: string | null; isFirst?: boolean }) => (
  <div className={classes.register} data-first={isFirst || undefined}>
    <p className={classes.aside}>{login.noAccount}</p>
    <ActionLink variant={isFirst ? 'primary' : 'ghost'} to={withNext(paths.signUp, next)}>
      {login.register}
    </ActionLink>
    {isFirst && <p className={classes.aside}>{login.hasAccount}</p>}
  </div>
);
