import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { REGISTERED_REDIRECT_MS } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import { ActionLink } from '../../components/action-button';
import { paths } from '../../lib/paths';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { Link } from '../../navigation/navigation';
import { AuthFrame } from './auth-frame';
import { authContent } from './auth.content';
import { StatusMessage } from './status-message';
import { useRedirectAfter } from './use-redirect-after';
import { useRegistration, type RegistrationLink } from './use-registration';
import classes from './auth-form.module.css';

const { registration, verify } = authContent;

const MESSAGES = {
  waiting: registration.verifying,
  success: authMessages.registrationVerified,
  failure: authMessages.verificationFailed,
};

/** Target of `/register?verified=true&token=...&email=...`: completes a registration that was verified elsewhere. */
export function Page() {
  const isHydrated = useIsHydrated();
  return (
    <AuthFrame title={registration.title} description={registration.description} path={paths.registration}>
      {isHydrated ? <OpenedLink /> : <StatusMessage tone="waiting" message={MESSAGES.waiting} />}
    </AuthFrame>
  );
}

/** Keeps the link in state, because the query is removed from the URL right away. */
function OpenedLink() {
  const { search } = useLocation();
  const [link] = useState(() => parseLink(search));
  return link ? <Registration link={link} /> : <Navigate to={paths.signUp} replace />;
}

function Registration({ link }: { link: RegistrationLink }) {
  const state = useRegistration(link);
  useRedirectAfter(state === 'success' ? paths.login : null, REGISTERED_REDIRECT_MS);
  return (
    <StatusMessage tone={state} message={MESSAGES[state]}>
      {state === 'success' && (
        <>
          <p>{registration.loggedIn}</p>
          <Link className={classes.link} to={paths.home} replace>
            {registration.homeNow}
          </Link>
        </>
      )}
      {state === 'failure' && (
        <ActionLink variant="primary" to={paths.signUp}>
          {verify.backToSignUp}
        </ActionLink>
      )}
    </StatusMessage>
  );
}

function parseLink(search: string): RegistrationLink | null {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  const email = query.get('email');
  return query.get('verified') === 'true' && token && email ? { token, email } : null;
}
