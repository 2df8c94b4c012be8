import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { normaliseEmail } from '#common/auth/fields';
import { paths, withNext } from '#common/paths';
import { currentToken, storeToken } from '../../lib/session';
import { uncached } from '../../lib/apollo';
import { codeOf } from '../../lib/errors';
import { useNextPath } from '../../navigation/navigation';
import { RegisteredAccountDocument } from './auth.generated';
import { forgetReturnPath, storedReturnPath, type RegistrationLink } from './browser-sign-up';
import type { StatusTone } from './status-message';

interface Registration {
  tone: StatusTone;
  /** True if the server did not refuse the token, so that the check can be repeated. */
  canRetry: boolean;
}

/**
 * Stores the token of a registration once the server has confirmed that it is valid and belongs to the address, unless
 * somebody is logged in.
 */
export function useRegistration({ token, email }: RegistrationLink) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const next = useNextPath() ?? storedReturnPath();
  const [registration, setRegistration] = useState<Registration>({ tone: 'waiting', canRetry: false });
  const hasBegun = useRef(false);

  const check = async (): Promise<Registration> => {
    try {
      const { data } = await client.query({
        query: RegisteredAccountDocument,
        ...uncached,
        // For this request only: until the token is verified, the current session's token must not be replaced.
        context: { headers: { authorization: `Bearer ${token}` } },
      });
      const isValid = data?.me.user.email === normaliseEmail(email);
      return { tone: isValid ? 'success' : 'failure', canRetry: false };
    } catch (error) {
      return { tone: 'failure', canRetry: codeOf(error) !== 'UNAUTHENTICATED' };
    }
  };
  const complete = async () => {
    setRegistration({ tone: 'waiting', canRetry: false });
    const result = await check();
    // A link that somebody else sends must not move the current user to another account.
    if (result.tone === 'success' && currentToken() === null) {
      storeToken(token);
      forgetReturnPath();
    }
    setRegistration(result);
  };
  const begin = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // The token must not stay in the address bar or in the history. After a reload, the next page opens all the same.
    await navigate(withNext(paths.registration, next), { replace: true });
    await complete();
  });
  useEffect(() => void begin(), []);

  return { ...registration, retry: () => void complete() };
}
