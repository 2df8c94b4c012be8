import type { Context } from '../../graphql/context';
import type { UserActor } from '../../lib/actor';
import { Unauthenticated } from '../../lib/errors';

/** The user of a session that the request has just started; the rest of the request belongs to that session. */
export async function viewerOf(token: string, { continueAs, actor }: Context): Promise<UserActor> {
  continueAs(token);
  const viewer = await actor();
  if (!viewer) throw new Unauthenticated();
  return viewer;
}

/** The current user again: what they must do may have changed. */
export async function viewerAgain({ askAgain, actor }: Context): Promise<UserActor> {
  askAgain();
  const viewer = await actor();
  if (!viewer) throw new Unauthenticated();
  return viewer;
}
