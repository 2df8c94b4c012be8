import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storeToken } from '../../lib/session';
import { dropPendingSignOut } from '../../lib/sign-out';
import { afterSignIn } from './after-sign-in';
import { ProfileCheckDocument, type SignInMutation } from './auth.generated';
import { originOf } from './page-names';

/** Lets somebody in whom the server has let in: keeps the token, looks at the profile and leads on. */
export function useEnter() {
  const client = useApolloClient();
  const location = useLocation();
  const navigate = useNavigate();

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
    const from = originOf(location)?.address;
    await navigate(afterSignIn({ role, mustChangePassword, isProfileComplete, from }), { replace: true });
  };
}
