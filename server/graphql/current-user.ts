import { createParameterDecorator } from 'type-graphql';
import { authMessages } from '#common/auth/messages';
import { Forbidden, PasswordChangeRequired, SecondFactorSetUpRequired, Unauthenticated } from '../lib/errors';
import type { UserActor } from '../lib/actor';
import type { Context } from './context';

/** Injects the signed-in `UserActor` as a resolver parameter. */
export const SignedIn = () =>
  createParameterDecorator<Context>(async ({ context }) => {
    const actor = await context.actor();
    if (!actor) throw new Unauthenticated();
    return actor;
  });

/** Injects the staff member who has started the kiosk, in whose name it acts. */
export const AtKiosk = () =>
  createParameterDecorator<Context>(async ({ context }) => {
    const actor = await context.kiosk();
    if (!actor) throw new Unauthenticated();
    return actor;
  });

/**
 * The current user of a public operation; null without a token and with an API key. An invalid token is refused instead of
 * treated as anonymous, because its owner expects the request to count as their own.
 */
export async function actorIfAny({ actor, kiosk, caller }: Context): Promise<UserActor | null> {
  const current = await actor();
  if (!current && caller.bearer !== undefined) {
    if (await kiosk()) throw new Forbidden('PERMISSION_REQUIRED', authMessages.noPermission);
    throw new Unauthenticated();
  }
  // Programs write for others than the owner of their key.
  if (current?.key) return null;
  if (current?.mustChangePassword) throw new PasswordChangeRequired();
  if (current?.mustSetUpSecondFactor) throw new SecondFactorSetUpRequired();
  return current;
}
