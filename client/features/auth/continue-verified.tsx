import { paths, withNext } from '#common/paths';
import { ActionLink } from '../../components/action-button';
import { authContent } from './auth.content';
import { storedReturnPath } from './browser-sign-up';
import classes from './auth-form.module.css';

const { verify } = authContent;

/** Continues as the person whose address was just verified (browser-sign-up.ts), without a log-in. */
export const ContinueVerified = ({ email }: { email: string }) => (
  <div className={classes.continue}>
    <p>{verify.knownHere(email)}</p>
    <ActionLink variant="primary" to={withNext(paths.registration, storedReturnPath())} replace>
      {verify.proceed}
    </ActionLink>
  </div>
);
