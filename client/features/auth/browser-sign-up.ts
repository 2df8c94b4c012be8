/** The sign-up of this browser, until the person has logged in. */
import { VERIFICATION_LIFE_MS } from '#common/auth/lifetimes';
import { pathOfThisSite } from '../../navigation/navigation';
import { remainingLifeMs } from '../../lib/session';
import { forget, onSessionEnd, readStoredJson, store } from '../../lib/storage';

export interface RegistrationLink {
  token: string;
  email: string;
}

interface Kept {
  /** Null if the visitor wanted no particular page. */
  path: string | null;
  /** Random, so that nobody can choose another address with the same checksum. */
  salt: number;
  /** Checksum of the salt and the address, which is not stored itself. */
  address: number;
  until: number;
}

/** Stores the return path for the link in the verification mail, which opens in another tab; expires with that link. */
export function storeReturnPath(path: string | null, email: string): void {
  const [salt = 0] = crypto.getRandomValues(new Uint32Array(1));
  const address = checksumOf(salt, email);
  const kept: Kept = { path, salt, address, until: Date.now() + VERIFICATION_LIFE_MS };
  store('signUpNext', JSON.stringify(kept));
}

export function storedReturnPath(): string | null {
  const path = keptHere()?.path;
  return typeof path === 'string' ? pathOfThisSite(path) : null;
}

/** Whether the last sign-up in this browser was with this address, its link is still valid, and nobody logged in since. */
export function hasSignedUpHere(email: string): boolean {
  const { salt, address } = keptHere() ?? {};
  return salt !== undefined && address === checksumOf(salt, email);
}

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

/** FNV-1a, 32 bits. */
function checksumOf(salt: number, email: string): number {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${salt} ${email.trim().toLowerCase()}`))
    sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum;
}
