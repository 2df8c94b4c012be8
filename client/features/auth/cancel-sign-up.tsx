import { useState, type MouseEvent } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { authMessages } from '#common/auth/messages';
import { paths } from '#common/paths';
import { ActionButton, ActionLink } from '../../components/action-button';
import { focusHeading, sectionHeadingOf } from '../../lib/focus-heading';
import { useAction } from '../../lib/use-action';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { AuthFrame } from './auth-frame';
import { authContent } from './auth.content';
import { useCancelSignUpMutation } from './auth.generated';
import type { LoginState } from './login-form';
import { StatusMessage } from './status-message';

const { cancelSignUp: texts } = authContent;

/**
 * Target of the link "If it was not you" in the verification mail. Loading it changes nothing, because mail scanners open
 * links. The server renders the initial state, without using the query.
 */
export function CancelSignUp() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  return (
    <AuthFrame
      title={texts.title}
      description={texts.description}
      path={paths.cancelSignUp('')}
      lead={texts.lead}
    >
      <Cancellation token={token} email={isHydrated ? (query.get('email') ?? '') : ''} />
    </AuthFrame>
  );
}

function Cancellation({ token, email }: { token: string; email: string }) {
  const [cancelSignUp] = useCancelSignUpMutation();
  const [hasAccount, setHasAccount] = useState(false);
  const { run, isBusy, notice, tone } = useAction(
    authMessages.signUpNotCancelled,
    authMessages.serverUnreachable,
  );
  const cancel = async () => {
    const { data } = await cancelSignUp({ variables: { input: { token, email } } });
    setHasAccount(data?.cancelSignUp.hasAccount ?? false);
    return data?.cancelSignUp.message ?? authMessages.signUpCancelled;
  };
  const press = ({ currentTarget }: MouseEvent) => {
    // The button disappears.
    focusHeading(sectionHeadingOf(currentTarget));
    void run(cancel);
  };
  const state: LoginState = { email };
  const isDone = notice !== null && tone === 'success';
  return (
    <>
      {notice && <StatusMessage tone={tone} message={notice.message} />}
      {!isDone && (
        <ActionButton disabled={isBusy} onClick={press}>
          {isBusy ? texts.cancelling : texts.cancel}
        </ActionButton>
      )}
      {isDone && hasAccount && (
        <ActionLink variant="primary" to={paths.forgotPassword} state={state}>
          {texts.setPassword}
        </ActionLink>
      )}
    </>
  );
}
