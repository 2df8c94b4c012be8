import { createParameterDecorator } from 'type-graphql';
import { Unauthenticated } from '../lib/errors';
import type { Context } from './context';

/** A resolver's parameter: the `Viewer` who asks. */
export const SignedIn = () =>
  createParameterDecorator<Context>(async ({ context }) => {
    const viewer = await context.viewer();
    if (!viewer) throw new Unauthenticated();
    return viewer;
  });
