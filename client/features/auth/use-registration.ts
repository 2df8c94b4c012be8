import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { normaliseEmail } from '#common/forms/fields';
import { paths } from '../../lib/paths';
import { currentToken, storeToken } from '../../lib/session';
import { uncached } from '../../lib/apollo';
import { RegisteredAccountDocument } from './auth.generated';
import type { StatusTone } from './status-message';

export interface RegistrationLink {
  token: string;
  email: string;
}

/**
 * Stores the token of a registration once the server has confirmed that it is valid and belongs to the address, unless
 * somebody is logged in.
 */
export function useRegistration({ token, email }: RegistrationLink): StatusTone {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [state, setState] = useState<StatusTone>('waiting');
  const hasBegun = useRef(false);

  const isTokenValid = async (): Promise<boolean> => {
    try {
      const { data } = await client.query({
        query: RegisteredAccountDocument,
        ...uncached,
        // For this request only: until the token is verified, the current session's token must not be replaced.
        context: { headers: { authorization: `Bearer ${token}` } },
      });
      return data?.me.user.email === normaliseEmail(email);
    } catch {
      return false;
    }
  };
  const begin = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // The token must not stay in the address bar or in the history.
    await navigate(paths.registration, { replace: true });
    const isValid = await isTokenValid();
    // A link that somebody else sends must not move the current user to another account.
    if (isValid && currentToken() === null) storeToken(token);
    setState(isValid ? 'success' : 'failure');
  });
  useEffect(() => void begin(), []);

  return state;
}
