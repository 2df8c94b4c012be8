import { NO_PASSWORD } from '../../lib/passwords';
import type { User } from '../accounts/user.entity';

export type InvitableMember = User & { email: string };

/** Whether a member with an e-mail address has neither confirmed it nor chosen a password yet. */
export const isInvitable = (user: User): user is InvitableMember =>
  user.email !== null && user.passwordHash === NO_PASSWORD && !user.isEmailVerified;
