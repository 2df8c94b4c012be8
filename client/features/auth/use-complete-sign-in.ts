import { useNavigate } from 'react-router-dom';
import { useNextPath } from '../../navigation/navigation';
import { storeToken } from '../../lib/session';
import { dropPendingSignOut } from '../../lib/sign-out';
import { afterSignIn } from './after-sign-in';
import type { SignInMutation } from './sign-in.page.generated';
import { forgetReturnPath } from './browser-sign-up';

/** Completes a log-in: stores the token and opens the next page. */
export function useCompleteSignIn() {
  const navigate = useNavigate();
  const next = useNextPath();
  return async ({ token, viewer }: SignInMutation['signIn']): Promise<void> => {
    const { user, ...required } = viewer;
    dropPendingSignOut();
    storeToken(token);
    forgetReturnPath();
    await navigate(afterSignIn({ ...user, ...required, next }), { replace: true });
  };
}
