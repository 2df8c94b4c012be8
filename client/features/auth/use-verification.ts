import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { authMessages } from '#common/auth/messages';
import { uncached } from '../../lib/apollo';
import { codeOf, messageOf } from '../../lib/errors';
import { currentToken } from '../../lib/session';
import { useVerifyEmailMutation } from './auth.generated';
import { hasSignedUpHere, keepVerifiedSignUp } from './browser-sign-up';
import type { StatusTone } from './status-message';
import { authContent } from './auth.content';

interface Verification {
  tone: StatusTone;
  message: string;
  /** True if the server did not reject the link, so that the request can be repeated. */
  canRetry: boolean;
  /** True if the account was created without a password. */
  mustSetPassword?: boolean;
}

const VERIFYING: Verification = {
  tone: 'waiting',
  message: authContent.verify.verifying,
  canRetry: false,
};

/** Verifies the e-mail address of a link, once even if effects run twice, and again on `retry`. */
export function useVerification(token: string, email: string) {
  const [verifyEmail] = useVerifyEmailMutation(uncached);
  const [verification, setVerification] = useState(VERIFYING);
  const hasBegun = useRef(false);

  const verify = async () => {
    setVerification(VERIFYING);
    try {
      const { data } = await verifyEmail({ variables: { input: { token, email } } });
      const accessToken = data?.verifyEmail.token;
      // Whoever signed up here chose the password. Elsewhere, the log-in proves that the person knows it: a stranger
      // may have signed up with the address.
      if (accessToken && hasSignedUpHere(email) && currentToken() === null)
        keepVerifiedSignUp({ token: accessToken, email });
      setVerification(verificationOf(data?.verifyEmail));
    } catch (error) {
      setVerification({
        tone: 'failure',
        message: messageOf(error, {
          fallback: authMessages.verificationFailed,
          unreachable: authMessages.verificationError,
        }),
        canRetry: codeOf(error) !== 'BAD_USER_INPUT',
      });
    }
  };
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void verify();
  });
  useEffect(() => begin(), []);

  return { ...verification, retry: () => void verify() };
}

const verificationOf = (answer: { message: string; mustSetPassword: boolean } | undefined): Verification =>
  answer
    ? { tone: 'success', message: answer.message, canRetry: false, mustSetPassword: answer.mustSetPassword }
    : { tone: 'failure', message: authMessages.verificationFailed, canRetry: false };
