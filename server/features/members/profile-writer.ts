import type { EntityManager } from 'typeorm';
import { namesOf } from '#common/forms/form-fields';
import { memberChangesForm, type MemberChanges } from '#common/members/member.form';
import { profileForm, type ProfileChanges } from '#common/members/profile.form';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import { loginNameChangedMail } from '../../mail/mails/login-name-changed-mail';
import type { Outbox } from '../../mail/outbox';
import type { JournalService } from '../journal/journal.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import type { MeasurementConsent } from '../measurements/measurement-consent';
import { Measurement } from '../measurements/measurement.entity';
import { isEmpty, mergeMeasurements, NOTHING_MEASURED, sameMeasurements } from '../measurements/measurements';
import type { MemberSummaryService } from './member-summary.service';
import { User } from '../accounts/user.entity';

interface WriterParts {
  clock: Clock;
  outbox: Outbox;
  links: Links;
  measurementConsent: MeasurementConsent;
  log: SecurityLogService;
  journal: JournalService;
  memberSummaries: MemberSummaryService;
}

type Changes = ProfileChanges & MemberChanges;

/** The fields of the forms that are columns of the account. */
type ColumnName = Exclude<keyof Changes, (typeof OTHER_NAMES)[number]>;
const OTHER_NAMES = [
  'bodyMeasurements',
  'isPhoneConfirmed',
  'hasMemberAgreed',
  'password',
  'expectedVersion',
] as const;
const COLUMN_NAMES = [...new Set([...namesOf(profileForm), ...namesOf(memberChangesForm)])].filter(
  (name): name is ColumnName => !OTHER_NAMES.some((other) => other === name),
);

type Columns = Partial<Pick<User, ColumnName>>;
type LoginNames = Pick<User, 'phone' | 'userName'>;

interface ChangedProfile {
  /** Locked by the caller. */
  user: User;
  values: Partial<Changes>;
  /** Columns that change with the profile without being a part of it. */
  columns?: Partial<User>;
}

/** Writes changes of profiles, whoever makes them. */
export class ProfileWriter {
  constructor(private readonly parts: WriterParts) {}

  /** Absent fields keep their values, null clears them; changed measurements are added to the history. */
  async save(manager: EntityManager, actor: UserActor, { user, values, columns }: ChangedProfile) {
    const before = { phone: user.phone, userName: user.userName };
    const changed = changedColumns(user, values);
    const fields: string[] = Object.keys(changed);
    const isProfileChanged = fields.length > 0;
    if (columns?.phoneConfirmedAt && changed.phone === undefined) fields.push('phoneConfirmed');
    if (await this.measure(manager, actor, { user, values })) fields.push('bodyMeasurements');
    if (fields.length === 0) return;
    await this.parts.journal.change(manager, actor, {
      type: 'member.profile-changed',
      table: User,
      row: user,
      memberId: user.id,
      values: {
        ...changed,
        ...(changed.phone !== undefined && { phoneConfirmedAt: null }),
        ...columns,
        version: user.version + (isProfileChanged ? 1 : 0),
      },
      before: {},
      after: { fields },
    });
    await this.parts.memberSummaries.refresh(manager, [user.id]);
    await this.notifyOwner(manager, user, before);
  }

  /** Adds changed measurements to the history; returns whether it did. */
  private async measure(
    manager: EntityManager,
    actor: UserActor,
    { user, values: { bodyMeasurements: given, hasMemberAgreed } }: ChangedProfile,
  ): Promise<boolean> {
    if (given === undefined) return false;
    const latest = (await newestMeasurement(manager, user.id)) ?? NOTHING_MEASURED;
    const now = mergeMeasurements(latest, given ?? NOTHING_MEASURED);
    if (sameMeasurements(latest, now)) return false;
    if (!isEmpty(now))
      await this.parts.measurementConsent.ensure(manager, actor, {
        user,
        hasAgreed: hasMemberAgreed === true,
      });
    const measuredAt = new Date(this.parts.clock.now());
    await manager.insert(Measurement, { userId: user.id, ...now, measuredAt });
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

/** The columns that the values would change; an empty text clears its column. */
export function changedColumns(user: User, values: Partial<Changes>): Columns {
  const given = COLUMN_NAMES.filter((name) => values[name] !== undefined);
  const columns = given.map((name) => [name, values[name] || null] as const);
  return Object.fromEntries(columns.filter(([name, value]) => value !== user[name]));
}

const newestMeasurement = (manager: EntityManager, userId: string) =>
  manager.findOne(Measurement, { where: { userId }, order: { measuredAt: 'DESC', id: 'DESC' } });
