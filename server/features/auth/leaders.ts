import type { EntityManager } from 'typeorm';
import { roleHasPermission } from '#common/accounts/permissions';
import { isStaffRole, isLeadingRole, type Role } from '#common/accounts/roles';
import { authMessages } from '#common/auth/messages';
import type { UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import { Conflict, Forbidden, invalidField, NotFound } from '../../lib/errors';
import type { User } from '../accounts/user.entity';
import { lastOneAs } from '../accounts/last-leader';
import type { UserService } from '../accounts/user.service';
import type { PasswordService } from './password.service';

/** The admins and owners, locked, and what one of them may decide. */
export class Leaders {
  private constructor(
    private readonly all: readonly User[],
    private readonly actor: User,
  ) {}

  /** As one of them decides; null if nobody of this id is one. */
  static async lockAs(
    users: UserService,
    manager: EntityManager,
    actorId: string | null,
  ): Promise<Leaders | null> {
    const leaders = await users.lockLeaders(manager);
    const actor = leaders.find(({ id }) => id === actorId);
    return actor ? new Leaders(leaders, actor) : null;
  }

  /** Throws if the actor has lost the role since the request began. */
  static async lock(users: UserService, manager: EntityManager, actor: UserActor): Promise<Leaders> {
    const leaders = await Leaders.lockAs(users, manager, actor.id);
    if (!leaders) throw new Forbidden('PERMISSION_REQUIRED', authMessages.noPermission);
    return leaders;
  }

  /** Somebody of the staff, locked. */
  async lockStaff(users: UserService, manager: EntityManager, id: string): Promise<User> {
    const user = this.all.find((one) => one.id === id) ?? (await users.lockMember(manager, id));
    if (!isStaffRole(user.role)) throw new NotFound('STAFF_NOT_FOUND', authMessages.notStaff);
    return user;
  }

  /** As long as there is no owner, admins decide about each other. */
  mayDecide(...roles: Role[]): boolean {
    const isByOwner = roleHasPermission(this.actor.role, 'staff:manage-leaders');
    const hasOwner = this.all.some(({ role }) => role === 'owner');
    return isByOwner || !hasOwner || !roles.some(isLeadingRole);
  }

  requireMayDecide(...roles: Role[]): void {
    if (!this.mayDecide(...roles)) throw new Forbidden('PERMISSION_REQUIRED', authMessages.ownersOnly);
  }

  /** Throws if the studio would lose its only owner or its only admin. */
  requireOthers(user: User, next: Role): void {
    const last = lastOneAs(this.all, user, next);
    if (last === 'owner') throw new Conflict('LAST_OWNER', authMessages.lastOwner);
    if (last) throw new Conflict('LAST_ADMIN', authMessages.lastAdmin);
  }
}

interface PasswordCheck {
  passwords: PasswordService;
  actor: UserActor;
  password: string | null | undefined;
  caller: Caller;
}

/** One stolen session must not make more admins or owners. */
export async function requirePasswordFor(
  role: Role,
  { passwords, actor, password, caller }: PasswordCheck,
): Promise<void> {
  if (!isLeadingRole(role)) return;
  if (!password) throw invalidField('password', 'REQUIRED', authMessages.passwordForRole);
  await passwords.requirePassword(actor, { password, field: 'password' }, caller);
}
