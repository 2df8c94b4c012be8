/** The sign-up of this browser, until the person has logged in. */
import { VERIFICATION_LIFE_MS } from '#common/auth/token-lifetimes';
import { pathOfThisSite } from '../../navigation/navigation';
import { remainingLifeMs } from '../../lib/session';
import { forget, onSessionEnd, readStoredJson, store } from '../../lib/storage';
import type { RegistrationLink } from './use-registration';

interface Kept {
  /** Null if the visitor wanted no particular page. */
  path: string | null;
  until: number;
}

/** Stores the return path for the link in the verification mail, which opens in another tab; expires with that link. */
export function storeReturnPath(path: string | null): void {
  const kept: Kept = { path, until: Date.now() + VERIFICATION_LIFE_MS };
  store('signUpNext', JSON.stringify(kept));
}

export function storedReturnPath(): string | null {
  const path = keptHere()?.path;
  return typeof path === 'string' ? pathOfThisSite(path) : null;
}

/** Whether somebody signed up in this browser whose link is still valid, and has not logged in since. */
export const hasSignedUpHere = (): boolean => keptHere() !== null;

export const forgetReturnPath = (): void => forget('signUpNext');

function keptHere(): Partial<Kept> | null {
  const stored = readStoredJson('signUpNext') as Partial<Kept> | null;
  return Number(stored?.until) > Date.now() ? stored : null;
}

/** The address that was verified in this document, with a token. In memory only, because the token is a credential. */
let verified: RegistrationLink | null = null;

onSessionEnd(() => (verified = null));

export const keepVerifiedSignUp = (link: RegistrationLink): void => void (verified = link);

/** Null also once the token has expired. */
export const verifiedSignUp = (): RegistrationLink | null =>
  verified && remainingLifeMs(verified.token) > 0 ? verified : null;
