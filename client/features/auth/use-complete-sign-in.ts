import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useNextPath } from '../../navigation/navigation';
import { storeToken } from '../../lib/session';
import { dropPendingSignOut } from '../../lib/sign-out';
import { afterSignIn } from './after-sign-in';
import { ProfileCheckDocument, type SignInMutation } from './auth.generated';
import { forgetReturnPath } from './sign-up-return-path';

/** Completes a log-in: stores the token, checks the profile and opens the next page. */
export function useCompleteSignIn() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const next = useNextPath();

  const checkProfile = async (): Promise<boolean | null> => {
    try {
      const { data } = await client.query({ query: ProfileCheckDocument, fetchPolicy: 'no-cache' });
      return data?.profile.isProfileComplete ?? null;
    } catch {
      return null;
    }
  };

  return async ({ token, role, mustChangePassword }: SignInMutation['signIn']): Promise<void> => {
    dropPendingSignOut();
    storeToken(token);
    const isProfileComplete = role === 'user' && !mustChangePassword ? await checkProfile() : null;
    forgetReturnPath();
    await navigate(afterSignIn({ role, mustChangePassword, isProfileComplete, next }), { replace: true });
  };
}
