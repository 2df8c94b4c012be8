import type { MouseEvent } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { VERIFIED_REDIRECT_MS } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import { paths, withNext } from '#common/paths';
import { ActionButton, ActionLink } from '../../components/action-button';
import { focusHeading, sectionHeadingOf } from '../../lib/focus-heading';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { AuthFrame } from './auth-frame';
import { authContent } from './auth.content';
import { CancelSignUp } from './cancel-sign-up';
import { ContinueVerified } from './continue-verified';
import { storedReturnPath, verifiedSignUp } from './browser-sign-up';
import type { LoginState } from './login-form';
import { StatusMessage } from './status-message';
import { useRedirectAfter } from './use-redirect-after';
import { useVerification } from './use-verification';

const { verify } = authContent;

/** One page for both links of the verification mail: every page adds to the code of all others. */
export function Page() {
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  return pathname === paths.cancelSignUp(token) ? <CancelSignUp /> : <VerifyEmail />;
}

/** The link that confirms the address. The server renders the initial state, without using the query. */
function VerifyEmail() {
  const isHydrated = useIsHydrated();
  return (
    <AuthFrame title={verify.title} description={verify.description} path={paths.verifyEmail('')}>
      {isHydrated ? <OpenedLink /> : <StatusMessage tone="waiting" message={verify.verifying} />}
    </AuthFrame>
  );
}

function OpenedLink() {
  const { token } = useParams();
  const [query] = useSearchParams();
  const email = query.get('email');
  if (token && email) return <Verification key={token} token={token} email={email} />;
  return (
    <StatusMessage tone="failure" message={authMessages.verificationLinkInvalid}>
      <BackToSignUp />
    </StatusMessage>
  );
}

function Verification({ token, email }: { token: string; email: string }) {
  const { tone, message, canRetry, mustSetPassword, retry } = useVerification(token, email);
  const login = withNext(paths.login, storedReturnPath());
  const state: LoginState = { email };
  const isReady = tone === 'success' && !mustSetPassword;
  const canContinue = isReady && verifiedSignUp() !== null;
  useRedirectAfter(isReady ? login : null, VERIFIED_REDIRECT_MS, state);
  const tryAgain = ({ currentTarget }: MouseEvent) => {
    focusHeading(sectionHeadingOf(currentTarget));
    retry();
  };
  return (
    <StatusMessage tone={tone} message={message}>
      {isReady && (
        <>
          <p>{verify.redirecting}</p>
          {canContinue && <ContinueVerified email={email} />}
          <ActionLink variant={canContinue ? 'ghost' : 'primary'} to={login} state={state} replace>
            {verify.logInNow}
          </ActionLink>
        </>
      )}
      {mustSetPassword && (
        <>
          <p>{authMessages.accountNeedsPassword}</p>
          <ActionLink variant="primary" to={withNext(paths.forgotPassword, storedReturnPath())} state={state}>
            {verify.setPassword}
          </ActionLink>
        </>
      )}
      {canRetry && <ActionButton onClick={tryAgain}>{verify.tryAgain}</ActionButton>}
      {tone === 'failure' && <BackToSignUp isSecond={canRetry} />}
    </StatusMessage>
  );
}

const BackToSignUp = ({ isSecond = false }: { isSecond?: boolean }) => (
  <ActionLink variant={isSecond ? 'ghost' : 'primary'} to={paths.signUp}>
    {verify.backToSignUp}
  </ActionLink>
);
