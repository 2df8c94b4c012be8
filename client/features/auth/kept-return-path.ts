import { VERIFICATION_LIFE_MS } from '#common/auth/token-lifetimes';
import { pathOfThisSite } from '../../navigation/navigation';
import { forget, readStoredJson, store } from '../../lib/storage';

interface Kept {
  path: string;
  until: number;
}

/** Stores the return path for the link in the verification mail, which opens in another tab; expires with that link. */
export function keepReturnPath(path: string | null): void {
  if (path === null) return forgetReturnPath();
  const kept: Kept = { path, until: Date.now() + VERIFICATION_LIFE_MS };
  store('signUpNext', JSON.stringify(kept));
}

export function keptReturnPath(): string | null {
  const { path, until } = (readStoredJson('signUpNext') ?? {}) as Partial<Kept>;
  return typeof path === 'string' && Number(until) > Date.now() ? pathOfThisSite(path) : null;
}

export const forgetReturnPath = (): void => forget('signUpNext');
