import type { Context } from '../../graphql/context';
import type { UserActor } from '../../lib/actor';
import { hasEnteredPassword } from '../auth/leaders';

/** Replaces the password of the input by whether the actor has entered their own one correctly. */
export async function withPassword<Input extends { password?: string | null | undefined }>(
  actor: UserActor,
  { password, ...change }: Input,
  { services: { passwords }, caller }: Context,
) {
  return { ...change, hasPassword: await hasEnteredPassword({ passwords, actor, password, caller }) };
}
