import { createParameterDecorator } from 'type-graphql';
import { PasswordChangeRequired, Unauthenticated } from '../lib/errors';
import type { Viewer } from '../lib/viewer';
import type { Context } from './context';

/** A resolver's parameter: the `Viewer` who asks. */
export const SignedIn = () =>
  createParameterDecorator<Context>(async ({ context }) => {
    const viewer = await context.viewer();
    if (!viewer) throw new Unauthenticated();
    return viewer;
  });

/**
 * Who asks for something public; null for who shows no token. A token that is not believed is refused, because its
 * owner thinks to be asking in their own name.
 */
export async function viewerIfAny({ viewer, caller }: Context): Promise<Viewer | null> {
  const known = await viewer();
  if (!known && caller.bearer !== undefined) throw new Unauthenticated();
  if (known?.mustChangePassword) throw new PasswordChangeRequired();
  return known;
}
