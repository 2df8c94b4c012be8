import { paths } from '#common/paths';
import { sendsNoMails } from '#common/sends-no-mails';
import { Link, useStepPath } from '../../navigation/navigation';
import { AtTheDesk } from './at-the-desk';
import { AuthFrame } from './auth-frame';
import { authContent } from './auth.content';
import { SignUpForm } from './sign-up-form';
import classes from './auth-form.module.css';

const { atDesk, signUp } = authContent;

export function Page() {
  const step = useStepPath();
  const description = sendsNoMails() ? atDesk.signUp() : signUp.description();
  const logIn = (
    <p className={classes.aside}>
      {signUp.hasAccount}
      <Link className={classes.link} to={step(paths.login)}>
        {signUp.logIn}
      </Link>
    </p>
  );
  return (
    <AuthFrame title={signUp.title} description={description} path={paths.signUp}>
      {sendsNoMails() ? (
        <AtTheDesk text={atDesk.signUp()}>{logIn}</AtTheDesk>
      ) : (
        <SignUpForm>{logIn}</SignUpForm>
      )}
    </AuthFrame>
  );
}
