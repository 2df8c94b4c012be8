import { Link, useLocation, type Location } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { AuthFrame } from './auth-frame';
import { authContent } from './auth.content';
import { LoginForm } from './login-form';
import { purposeOf, originOf } from './page-names';
import classes from './auth-form.module.css';

const { login } = authContent;

const leadFor = (pathname: string) =>
  pathname === paths.adminDashboard ? login.sentFromAdmin : login.sentHere(purposeOf(pathname));

/** The log-in, which says where it leads when a guard has sent the visitor here. */
export function Page() {
  const location = useLocation() as Location<unknown>;
  const origin = useIsHydrated() ? originOf(location) : null;
  return (
    <AuthFrame
      title={login.title}
      description={login.description}
      path={paths.login}
      lead={origin && leadFor(origin.pathname)}
    >
      <LoginForm />
      <p className={classes.aside}>
        {login.noAccount}
        <Link className={classes.link} to={paths.signUp} state={location.state}>
          {login.register}
        </Link>
      </p>
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
