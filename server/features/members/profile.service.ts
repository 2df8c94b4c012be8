import { In, type DataSource, type EntityManager } from 'typeorm';
import type { ReasonOf } from '#common/error-reasons';
import { namesOf } from '#common/forms/form-fields';
import { profileForm, type ProfileValues } from '#common/members/profile.form';
import { PAGE_SIZE_DEFAULT } from '#common/limits';
import { profileMessages } from '#common/members/messages';
import { messages } from '#common/messages';
import { pick } from '#common/pick';
import { violatedConstraint } from '../../database/violations';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField, rangeReason } from '../../lib/errors';
import type { UserActor } from '../../lib/actor';
import { loginNameChangedMail } from '../../mail/mails/login-name-changed-mail';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { Links } from '../../lib/links';
import type { Journal } from '../journal/journal.service';
import type { ConsentService } from '../privacy/consent.service';
import type { SecurityLog } from '../security-log/security-log.service';
import { BodyMeasurement } from './body-measurement.entity';
import { mergeMeasurements, NOTHING_MEASURED, sameMeasurements } from './measurements';
import type { UserService } from './user.service';
import type { Profile } from './profile.type';
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

/** The fields of the form that are columns of the account with the same name. */
type SameNamed = Exclude<keyof ProfileValues, 'contact' | 'bodyMeasurements'>;
const SAME_NAMED = namesOf(profileForm).filter(
  (name): name is SameNamed => name !== 'contact' && name !== 'bodyMeasurements',
);

type LoginNames = Pick<User, 'phone' | 'userName'>;

/** Profiles of members and the history of their measurements. */
export class ProfileService {
  constructor(private readonly parts: ProfileParts) {}

  /** The accounts with these ids; deleted ones are missing. */
  accounts(ids: string[]): Promise<User[]> {
    return this.parts.dataSource.getRepository(User).findBy({ id: In(ids) });
  }

  async find(actor: UserActor): Promise<Profile> {
    const { manager } = this.parts.dataSource;
    return this.profileOf(manager, await this.parts.users.currentUser(manager, actor.id));
  }

  measurements(actor: UserActor, first: number | null, sizeMax: number): Promise<BodyMeasurement[]> {
    const take = first ?? Math.min(PAGE_SIZE_DEFAULT, sizeMax);
    if (take < 1 || take > sizeMax) {
      throw invalidField('first', rangeReason(take, 1), messages.numberOutOfRange(1, sizeMax));
    }
    return this.parts.dataSource
      .getRepository(BodyMeasurement)
      .find({ where: { userId: actor.id }, order: { measuredAt: 'DESC', id: 'DESC' }, take });
  }

  /** Absent fields keep their value, null clears them; changed measurements are added to the history. */
  async update(actor: UserActor, values: ProfileValues): Promise<Profile> {
    // A refusal reveals that a phone number or user name is taken; the limit prevents testing many of them.
    const { dataSource, limits, users } = this.parts;
    await limits.take(profileUpdate, actor.id);
    try {
      return await dataSource.transaction(async (manager) => {
        const user = await users.lockCurrentUser(manager, actor.id);
        const before = { phone: user.phone, userName: user.userName };
        await this.save(manager, actor, { user, values });
        await this.notifyOwner(manager, user, before);
        return this.profileOf(manager, user);
      });
    } catch (error) {
      throw loginNameConflict(error) ?? error;
    }
  }

  private async save(
    manager: EntityManager,
    actor: UserActor,
    { user, values }: { user: User; values: ProfileValues },
  ): Promise<void> {
    const columns = columnsOf(values);
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

  private async profileOf(manager: EntityManager, user: User): Promise<Profile> {
    const latest = await newestMeasurement(manager, user.id);
    const { isProfileComplete, email, phone } = user;
    return {
      ...pick(user, ...SAME_NAMED),
      isProfileComplete,
      email,
      contact: phone,
      bodyMeasurements: latest ?? NOTHING_MEASURED,
    };
  }

  /** Adds changed measurements to the history; returns whether it did. */
  private async measure(
    manager: EntityManager,
    userId: string,
    given: ProfileValues['bodyMeasurements'],
  ): Promise<boolean> {
    if (given === undefined) return false;
    const latest = (await newestMeasurement(manager, userId)) ?? NOTHING_MEASURED;
    const now = mergeMeasurements(latest, given ?? NOTHING_MEASURED);
    if (sameMeasurements(latest, now)) return false;
    const measuredAt = new Date(this.parts.clock.now());
    await manager.insert(BodyMeasurement, { userId, ...now, measuredAt });
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
  manager.findOne(BodyMeasurement, { where: { userId }, order: { measuredAt: 'DESC', id: 'DESC' } });

type Columns = Partial<Pick<User, 'phone' | SameNamed>>;

/** The columns to change; an empty text clears its column. */
function columnsOf(values: ProfileValues): Columns {
  const given = SAME_NAMED.filter((name) => values[name] !== undefined);
  const columns = given.map((name) => [name, values[name] || null] as const);
  return { phone: values.contact, ...Object.fromEntries(columns) };
}

/** The names of the changed fields in the API. */
const changedFields = (user: User, columns: Columns): string[] =>
  (Object.keys(columns) as (keyof Columns)[])
    .filter((name) => columns[name] !== user[name])
    .map((name) => (name === 'phone' ? 'contact' : name));

/** The refusal of a login name that another account uses; undefined for any other error. */
function loginNameConflict(error: unknown): Conflict | undefined {
  const constraint = violatedConstraint(error);
  if (constraint === 'users_phone_unique') {
    return takenField('PHONE_TAKEN', 'contact', profileMessages.contactTaken);
  }
  if (constraint === 'users_user_name_unique') {
    return takenField('USER_NAME_TAKEN', 'userName', profileMessages.userNameTaken);
  }
  return undefined;
}

const takenField = (reason: ReasonOf<'CONFLICT'>, field: string, message: string) =>
  new Conflict(reason, message, [{ path: [field], reason: 'TAKEN', message }]);
