import type { DataSource } from 'typeorm';
import type { ProfileChanges } from '#common/members/profile.form';
import { profileMessages } from '#common/accounts/messages';
import { authMessages } from '#common/auth/messages';
import { invalidField } from '../../lib/errors';
import type { UserActor } from '../../lib/actor';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { requireEnteredPassword } from '../auth/leaders';
import { requireVersion } from './profile-version';
import { changedColumns, type ProfileWriter } from './profile-writer';
import { loginNameConflict } from './taken-contacts';
import type { UserService } from '../accounts/user.service';
import type { User } from '../accounts/user.entity';
import { profileUpdate } from './profile.rate-limits';

interface ProfileParts {
  dataSource: DataSource;
  limits: RateLimits;
  users: UserService;
  profileWriter: ProfileWriter;
}

type Changes = Omit<ProfileChanges, 'password'> & {
  /** Whether the user has entered their password. */
  hasPassword?: boolean;
};

/** Profiles of members. */
export class ProfileService {
  constructor(private readonly parts: ProfileParts) {}

  /** Absent fields keep their values, null clears them; changed measurements are added to the history. */
  async update(
    actor: UserActor,
    { expectedVersion, hasPassword = false, ...values }: Changes,
  ): Promise<User> {
    // A refusal reveals that a phone number or user name is taken; the limit prevents testing many of them.
    const { dataSource, limits, users, profileWriter } = this.parts;
    await limits.take(profileUpdate, actor.id);
    try {
      return await dataSource.transaction(async (manager) => {
        const user = await users.lockCurrentUser(manager, actor.id);
        if (changesLoginName(user, values))
          requireEnteredPassword(user.role, hasPassword, authMessages.passwordForLogInName);
        const { changedMeanwhile: message } = profileMessages;
        await requireVersion(manager, expectedVersion, { user, values, message, isReader: true });
        requireComplete({ name: values.name ?? user.name, phone: values.phone ?? user.phone });
        await profileWriter.save(manager, actor, { user, values });
        return user;
      });
    } catch (error) {
      throw loginNameConflict(error, profileMessages.contactTaken) ?? error;
    }
  }
}

/** Whether a phone number or user name changes that the user can log in with; not whether there is a first one. */
function changesLoginName(user: User, values: Changes): boolean {
  const changed = changedColumns(user, values);
  return (['phone', 'userName'] as const).some((name) => name in changed && user[name] !== null);
}

/** Refuses changes that leave a profile without the name or the phone number. */
function requireComplete({ name, phone }: Pick<User, 'name' | 'phone'>): void {
  if (name === null) throw invalidField('name', 'REQUIRED', profileMessages.nameRequired);
  if (phone === null) throw invalidField('phone', 'REQUIRED', profileMessages.contactRequired);
}
