import { createParameterDecorator } from 'type-graphql';
import { PasswordChangeRequired, Unauthenticated } from '../lib/errors';
import type { Viewer } from '../lib/viewer';
import type { Context } from './context';

/** Injects the signed-in `Viewer` as a resolver parameter. */
export const SignedIn = () =>
  createParameterDecorator<Context>(async ({ context }) => {
    const viewer = await context.viewer();
    if (!viewer) throw new Unauthenticated();
    return viewer;
  });

/**
 * The current user of a public operation; null without a token. An invalid token is refused instead of treated as
 * anonymous, because its owner expects the request to count as their own.
 */
export async function viewerIfAny({ viewer, caller }: Context): Promise<Viewer | null> {
  const current = await viewer();
  if (!current && caller.bearer !== undefined) throw new Unauthenticated();
  if (current?.mustChangePassword) throw new PasswordChangeRequired();
  return current;
}
