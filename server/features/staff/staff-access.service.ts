import type { EntityManager } from 'typeorm';
import { isLeadingRole, type Role, type StaffRole } from '#common/accounts/roles';
import { staffMessages } from '#common/staff/messages';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Forbidden, invalidField } from '../../lib/errors';
import { formerLeaderMail } from '../../mail/mails/former-leader-mail';
import { newAdminMail } from '../../mail/mails/new-admin-mail';
import type { Outbox } from '../../mail/outbox';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { PasswordService } from '../auth/password.service';
import type { RoleService } from '../auth/role.service';
import type { JournalService } from '../journal/journal.service';
import type { TrainerAssignmentService } from '../trainers/trainer-assignment.service';
import type { TrainerAccountsService } from '../trainers/trainer-accounts.service';
import { hasEnteredPassword, Leaders, requireEnteredPassword } from '../auth/leaders';

interface AccessParts {
  dataSource: Database;
  clock: Clock;
  users: UserService;
  passwords: PasswordService;
  roles: RoleService;
  journal: JournalService;
  outbox: Outbox;
  trainerAccounts: TrainerAccountsService;
  trainerAssignments: TrainerAssignmentService;
}

interface NewRole {
  userId: string;
  role: StaffRole;
  /** Id of the site's trainer that the person is; null leaves it unchanged. */
  trainerId?: string | null;
  /** Password of the actor. */
  password?: string | null;
}

interface EndOfAccess extends Pick<NewRole, 'userId' | 'password'> {
  /** Id of the trainer who takes over the members. */
  successorId?: string | null;
}

/** The people who work for the studio: their roles, and the end of their access. */
export class StaffAccessService {
  constructor(private readonly parts: AccessParts) {}

  async changeRole(
    actor: UserActor,
    { userId, role, trainerId, password }: NewRole,
    caller: Caller,
  ): Promise<User> {
    const { dataSource, users, journal, roles, trainerAccounts, passwords } = this.parts;
    const hasPassword = await hasEnteredPassword({ passwords, actor, password, caller });
    requireEnteredPassword(role, hasPassword);
    return dataSource.transaction(async (manager) => {
      const leaders = await Leaders.lock(users, manager, actor);
      const user = await leaders.lockStaff(users, manager, userId);
      const { role: before } = user;
      if (user.id === actor.id && before !== role) throw new Forbidden('OWN_ACCOUNT', staffMessages.ownRole);
      leaders.requireMayDecide(before, role);
      requireEnteredPassword(before, hasPassword);
      leaders.requireOthers(user, role);
      if (trainerId) await trainerAccounts.link(manager, { trainerId, userId: user.id });
      if (before === role) return user;
      await roles.give(manager, user, role);
      const entry = { type: 'staff.role-changed', subjectId: user.id, memberId: user.id } as const;
      await journal.write(manager, actor, { ...entry, before: { role: before }, after: { role } });
      await this.mailFormerLeader(manager, user, before);
      if (isLeadingRole(role) && !isLeadingRole(before)) await this.announceLeader(manager, user);
      return user;
    });
  }

  /** Makes somebody a member again. The members of a trainer get another one. */
  async end(actor: UserActor, { userId, successorId, password }: EndOfAccess, caller: Caller): Promise<User> {
    const { dataSource, users, journal, roles, passwords } = this.parts;
    const hasPassword = await hasEnteredPassword({ passwords, actor, password, caller });
    return dataSource.transaction(async (manager) => {
      const leaders = await Leaders.lock(users, manager, actor);
      const user = await leaders.lockStaff(users, manager, userId);
      const { role: before } = user;
      if (user.id !== actor.id) {
        leaders.requireMayDecide(before);
        requireEnteredPassword(before, hasPassword);
      }
      leaders.requireOthers(user, 'user');
      const members = await this.handOver(manager, actor, { user, successorId: successorId ?? null });
      await roles.give(manager, user, 'user');
      const entry = { type: 'staff.access-ended', subjectId: user.id, memberId: user.id } as const;
      await journal.write(manager, actor, { ...entry, before: { role: before }, after: { members } });
      await this.mailFormerLeader(manager, user, before);
      return user;
    });
  }

  /** Returns how many members another trainer takes over. */
  private async handOver(
    manager: EntityManager,
    actor: UserActor,
    { user, successorId }: { user: User; successorId: string | null },
  ): Promise<number> {
    const { trainerAccounts, trainerAssignments } = this.parts;
    const trainer = await trainerAccounts.lockOf(manager, user.id);
    if (!trainer) return 0;
    await trainerAccounts.unlink(manager, trainer);
    if (!(await trainerAssignments.hasMembers(manager, trainer.id))) return 0;
    // The id may have been sent in capitals.
    if (successorId === null || successorId.toLowerCase() === trainer.id)
      throw invalidField('successorId', 'REQUIRED', staffMessages.successorRequired);
    return trainerAssignments.handOver(manager, actor, { from: trainer, toId: successorId });
  }

  /** Notifies somebody who has just lost the role of an admin or owner. */
  private async mailFormerLeader(manager: EntityManager, { email, role }: User, before: Role): Promise<void> {
    const { outbox, clock } = this.parts;
    if (!isLeadingRole(before) || role === 'owner') return;
    const mail = formerLeaderMail({ before, role, changedAt: new Date(clock.now()) });
    await outbox.put(manager, { to: email, mail });
  }

  /** Notifies the other admins and owners. */
  async announceLeader(manager: EntityManager, { id, email, role }: User): Promise<void> {
    const { users, outbox, clock } = this.parts;
    if (email === null) return;
    const mail = newAdminMail({ email, role, by: 'staff', createdAt: new Date(clock.now()) });
    for (const leader of await users.lockLeaders(manager))
      if (leader.id !== id) await outbox.put(manager, { to: leader.email, mail });
  }
}
