import { remainingLifeMs } from '../../lib/session';
import { onSessionEnd } from '../../lib/storage';
import type { RegistrationLink } from './use-registration';

/** The address that was verified in this document, with a token. In memory only, because the token is a credential. */
let verified: RegistrationLink | null = null;

onSessionEnd(() => (verified = null));

export const keepVerifiedSignUp = (link: RegistrationLink): void => void (verified = link);

/** Null also once the token has expired. */
export const verifiedSignUp = (): RegistrationLink | null =>
  verified && remainingLifeMs(verified.token) > 0 ? verified : null;
