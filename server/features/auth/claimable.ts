import { NO_PASSWORD } from '../../lib/passwords';
import type { User } from '../accounts/user.entity';

/** Whether staff added a member who has neither chosen a password nor confirmed an e-mail address. */
export const isClaimable = ({ role, passwordHash, email, isEmailVerified }: User): boolean =>
  role === 'user' && passwordHash === NO_PASSWORD && (email === null || !isEmailVerified);
