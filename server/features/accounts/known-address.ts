import { NO_PASSWORD } from '../../lib/passwords';
import type { User } from './user.entity';

/**
 * Whether a mail has confirmed the address, or staff entered it and nobody has a password yet. In a studio without a mail
 * server, members enter any address when they claim their account.
 */
export const isAddressKnown = ({
  isEmailVerified,
  passwordHash,
}: Pick<User, 'isEmailVerified' | 'passwordHash'>): boolean =>
  isEmailVerified || passwordHash === NO_PASSWORD;
