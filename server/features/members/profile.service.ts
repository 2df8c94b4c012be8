import { In, type DataSource, type EntityManager } from 'typeorm';
import type { ReasonOf } from '#common/error-reasons';
import { namesOf } from '#common/forms/form-fields';
import { profileForm, type ProfileChanges } from '#common/members/profile.form';
import { profileMessages } from '#common/members/messages';
import { violatedConstraint } from '../../database/violations';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField } from '../../lib/errors';
import type { UserActor } from '../../lib/actor';
import { loginNameChangedMail } from '../../mail/mails/login-name-changed-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { Links } from '../../lib/links';
import type { Journal } from '../journal/journal.service';
import type { ConsentService } from '../privacy/consent.service';
import type { SecurityLog } from '../security-log/security-log.service';
import { Measurement } from './measurement.entity';
import { mergeMeasurements, NOTHING_MEASURED, sameMeasurements } from './measurements';
import type { UserService } from './user.service';
import { User } from './user.entity';
import { profileUpdate } from './profile.rate-limits';

interface ProfileParts {
  dataSource: DataSource;
  clock: Clock;
  limits: RateLimits;
  outbox: Outbox;
  links: Links;
  consents: ConsentService;
  log: SecurityLog;
  users: UserService;
  journal: Journal;
}

/** The fields of the form that are columns of the account. */
type ColumnName = Exclude<keyof ProfileChanges, 'bodyMeasurements'>;
const COLUMN_NAMES = namesOf(profileForm).filter((name) => name !== 'bodyMeasurements');

type LoginNames = Pick<User, 'phone' | 'userName'>;

/** Profiles of members. */
export class ProfileService {
  constructor(private readonly parts: ProfileParts) {}

  /** The accounts with these ids; deleted ones are missing. */
  accounts(ids: string[]): Promise<User[]> {
    return this.parts.dataSource.getRepository(User).findBy({ id: In(ids) });
  }

  /** Absent fields keep their value, null clears them; changed measurements are added to the history. */
  async update(actor: UserActor, values: ProfileChanges): Promise<User> {
    // A refusal reveals that a phone number or user name is taken; the limit prevents testing many of them.
    const { dataSource, limits, users } = this.parts;
    await limits.take(profileUpdate, actor.id);
    try {
      return await dataSource.transaction(async (manager) => {
        const user = await users.lockCurrentUser(manager, actor.id);
        const before = { phone: user.phone, userName: user.userName };
        await this.save(manager, actor, { user, values });
        await this.notifyOwner(manager, user, before);
        return user;
      });
    } catch (error) {
      throw loginNameConflict(error) ?? error;
    }
  }

  private async save(
    manager: EntityManager,
    actor: UserActor,
    { user, values }: { user: User; values: ProfileChanges },
  ): Promise<void> {
    const columns = columnsOf(values);
    requireComplete({ ...user, ...columns });
    const fields = changedFields(user, columns);
    if (await this.measure(manager, user.id, values.bodyMeasurements)) fields.push('bodyMeasurements');
    if (fields.length === 0) return;
    await this.parts.journal.change(manager, actor, {
      type: 'member.profile-changed',
      table: User,
      row: user,
      memberId: user.id,
      values: columns,
      before: {},
      after: { fields },
    });
  }

  /** Adds changed measurements to the history; returns whether it did. */
  private async measure(
    manager: EntityManager,
    userId: string,
    given: ProfileChanges['bodyMeasurements'],
  ): Promise<boolean> {
    if (given === undefined) return false;
    const latest = (await newestMeasurement(manager, userId)) ?? NOTHING_MEASURED;
    const now = mergeMeasurements(latest, given ?? NOTHING_MEASURED);
    if (sameMeasurements(latest, now)) return false;
    const measuredAt = new Date(this.parts.clock.now());
    await manager.insert(Measurement, { userId, ...now, measuredAt });
    await this.parts.consents.give(manager, userId, 'health_data');
    return true;
  }

  /** Mails the owner if a login name has changed, in case somebody else changed it. */
  private async notifyOwner(manager: EntityManager, user: User, before: LoginNames): Promise<void> {
    const changes = [
      ['phone number', before.phone, user.phone],
      ['username', before.userName, user.userName],
    ] as const;
    for (const [what, old, current] of changes) {
      if (old === null || old === current) continue;
      await this.parts.log.write(manager, user.id, 'login-name-changed');
      const changedAt = new Date(this.parts.clock.now());
      const resetUrl = this.parts.links.forgotPassword();
      const mail = loginNameChangedMail({ what, changedAt, resetUrl });
      await this.parts.outbox.put(manager, { to: user.email, mail });
    }
  }
}

const newestMeasurement = (manager: EntityManager, userId: string) =>
  manager.findOne(Measurement, { where: { userId }, order: { measuredAt: 'DESC', id: 'DESC' } });

type Columns = Partial<Pick<User, ColumnName>>;

/** The columns to change; an empty text clears its column. */
function columnsOf(values: ProfileChanges): Columns {
  const given = COLUMN_NAMES.filter((name) => values[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, values[name] || null]));
}

/** Refuses changes that leave a profile without the name or the phone number. */
function requireComplete({ name, phone }: Pick<User, 'name' | 'phone'>): void {
  if (name === null) throw invalidField('name', 'REQUIRED', profileMessages.nameRequired);
  if (phone === null) throw invalidField('phone', 'REQUIRED', profileMessages.contactRequired);
}

/** The names of the changed fields in the API. */
const changedFields = (user: User, columns: Columns): string[] =>
  (Object.keys(columns) as ColumnName[]).filter((name) => columns[name] !== user[name]);

/** The refusal of a login name that another account uses; undefined for any other error. */
function loginNameConflict(error: unknown): Conflict | undefined {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_phone_unique') {
    return takenField('PHONE_TAKEN', 'phone', profileMessages.contactTaken);
  }
  if (constraint === 'users_user_name_unique') {
    return takenField('USER_NAME_TAKEN', 'userName', profileMessages.userNameTaken);
  }
  return undefined;
}

const takenField = (reason: ReasonOf<'CONFLICT'>, field: string, message: string) =>
  new Conflict(reason, message, [{ path: [field], reason: 'TAKEN', message }]);
