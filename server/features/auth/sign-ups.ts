import { IsNull, Not, type EntityManager } from 'typeorm';
import { sha256 } from '../../lib/secrets';
import { SignUp } from './sign-up.entity';

/** The sign-ups of an address so far can create no account any more. */
export async function voidSignUpsOf(manager: EntityManager, email: string): Promise<void> {
  await manager.update(SignUp, { email, passwordHash: Not(IsNull()) }, { passwordHash: null });
}

/** The sign-ups that claim an account so far can do so no more. */
export async function voidClaimsOf(manager: EntityManager, claimedId: string): Promise<void> {
  await manager.update(SignUp, { claimedId, passwordHash: Not(IsNull()) }, { passwordHash: null });
}

/** Locks all sign-ups of the address in a fixed order: opening two of its links at once must not deadlock. */
export const lockSignUps = (manager: EntityManager, email: string): Promise<SignUp[]> =>
  manager.find(SignUp, { where: { email }, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });

export const withToken = (signUps: SignUp[], token: string): SignUp | undefined =>
  signUps.find(({ tokenHash }) => tokenHash === sha256(token));
