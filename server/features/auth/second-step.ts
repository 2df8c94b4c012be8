import type { EntityManager } from 'typeorm';
import type { User } from '../accounts/user.entity';

/** A log-in with the right password, whose session has not begun. */
export interface PendingSignIn {
  keepLoggedIn: boolean;
  /** The session of the kiosk that the log-in ends. */
  kioskSessionId?: string | undefined;
}

/** The second step of a log-in. The feature `second-factors` implements it. */
export interface SecondStep {
  /** Throws `SecondFactorRequired` if the account has a second factor. */
  require(user: User, pending: PendingSignIn): Promise<void>;

  /** Gives accounts that must have a second factor some days after their first log-in to set it up. */
  setDeadline(manager: EntityManager, user: User): Promise<void>;
}
