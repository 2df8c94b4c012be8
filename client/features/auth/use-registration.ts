import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { normaliseEmail } from '#common/forms/fields';
import { paths } from '../../lib/paths';
import { storeToken } from '../../lib/session';
import { RegisteredAccountDocument } from './auth.generated';

export interface RegistrationLink {
  token: string;
  email: string;
}

/** Takes over the token of a registration, when the server says that it is good and whose it is. */
export function useRegistration({ token, email }: RegistrationLink): 'waiting' | 'success' | 'failure' {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [state, setState] = useState<'waiting' | 'success' | 'failure'>('waiting');
  const hasBegun = useRef(false);

  const isGood = async (): Promise<boolean> => {
    try {
      const { data } = await client.query({
        query: RegisteredAccountDocument,
        fetchPolicy: 'no-cache',
        // For this call only. Who is signed in already stays that: the token of the session goes last.
        context: { headers: { authorization: `Bearer ${token}` } },
      });
      return data?.me.email === normaliseEmail(email);
    } catch {
      return false;
    }
  };
  const begin = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // A token does not stay in the address bar, nor in the history.
    await navigate(paths.registration, { replace: true });
    const good = await isGood();
    if (good) storeToken(token);
    setState(good ? 'success' : 'failure');
  });
  useEffect(() => void begin(), []);

  return state;
}
