import { createParameterDecorator } from 'type-graphql';
import { PasswordChangeRequired, Unauthenticated } from '../lib/errors';
import type { UserActor } from '../lib/actor';
import type { Context } from './context';

/** Injects the signed-in `UserActor` as a resolver parameter. */
export const SignedIn = () =>
  createParameterDecorator<Context>(async ({ context }) => {
    const actor = await context.actor();
    if (!actor) throw new Unauthenticated();
    return actor;
  });

/**
 * The current user of a public operation; null without a token. An invalid token is refused instead of treated as
 * anonymous, because its owner expects the request to count as their own.
 */
export async function actorIfAny({ actor, caller }: Context): Promise<UserActor | null> {
  const current = await actor();
  if (!current && caller.bearer !== undefined) throw new Unauthenticated();
  if (current?.mustChangePassword) throw new PasswordChangeRequired();
  return current;
}
