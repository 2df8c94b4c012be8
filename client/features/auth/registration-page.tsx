import { useState, type MouseEvent } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { REGISTERED_REDIRECT_MS } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import { paths, withNext } from '#common/paths';
import { ActionButton, ActionLink } from '../../components/action-button';
import { focusHeading, sectionHeadingOf } from '../../lib/focus-heading';
import { isPlansPath } from '../../lib/plan-address';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useNextPath, useStepPath } from '../../navigation/navigation';
import { AuthFrame } from './auth-frame';
import { authContent } from './auth.content';
import { StatusMessage } from './status-message';
import { useRedirectAfter } from './use-redirect-after';
import { useRegistration } from './use-registration';
import { verifiedSignUp, type RegistrationLink } from './browser-sign-up';

const { registration, verify } = authContent;

const MESSAGES = {
  waiting: registration.verifying,
  success: authMessages.registrationVerified,
  failure: authMessages.verificationFailed,
};

/**
 * Target of `/register?verified=true&token=...&email=...`, and of the page that has just verified an address in the
 * browser of the sign-up: logs the person in.
 */
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
  const [link] = useState(() => parseLink(search) ?? verifiedSignUp());
  const step = useStepPath();
  return link ? <Registration link={link} /> : <Navigate to={step(paths.signUp)} replace />;
}

function Registration({ link }: { link: RegistrationLink }) {
  const { tone, canRetry, retry } = useRegistration(link);
  const next = useNextPath();
  const { loggedIn, goNow } = textsFor(next);
  // The log-in page redirects users who are logged in.
  useRedirectAfter(tone === 'success' ? withNext(paths.login, next) : null, REGISTERED_REDIRECT_MS);
  const tryAgain = ({ currentTarget }: MouseEvent) => {
    focusHeading(sectionHeadingOf(currentTarget));
    retry();
  };
  return (
    <StatusMessage tone={tone} message={MESSAGES[tone]}>
      {tone === 'success' && (
        <>
          <p>{loggedIn}</p>
          <ActionLink variant="primary" to={next ?? paths.home} replace>
            {goNow}
          </ActionLink>
        </>
      )}
      {canRetry && <ActionButton onClick={tryAgain}>{verify.tryAgain}</ActionButton>}
      {tone === 'failure' && (
        <ActionLink variant={canRetry ? 'ghost' : 'primary'} to={paths.signUp}>
          {verify.backToSignUp}
        </ActionLink>
      )}
    </StatusMessage>
  );
}

function textsFor(next: string | null) {
  if (next === null) return registration.home;
  return isPlansPath(next) ? registration.plans : registration.elsewhere;
}

function parseLink(search: string): RegistrationLink | null {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  const email = query.get('email');
  return query.get('verified') === 'true' && token && email ? { token, email } : null;
}
