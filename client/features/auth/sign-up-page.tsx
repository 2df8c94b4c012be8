import { paths } from '../../lib/paths';
import { Link, useStepPath } from '../../navigation/navigation';
import { AuthFrame } from './auth-frame';
import { authContent } from './auth.content';
import { SignUpForm } from './sign-up-form';
import classes from './auth-form.module.css';

const { signUp } = authContent;

export function Page() {
  const step = useStepPath();
  return (
    <AuthFrame title={signUp.title} description={signUp.description()} path={paths.signUp}>
      <SignUpForm>
        <p className={classes.aside}>
          {signUp.hasAccount}
          <Link className={classes.link} to={step(paths.login)}>
            {signUp.logIn}
          </Link>
        </p>
      </SignUpForm>
    </AuthFrame>
  );
}
