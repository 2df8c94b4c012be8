import type { EntityManager } from 'typeorm';
import { roleHasPermission } from '#common/accounts/permissions';
import { isEmployedRole, isLeadingRole, type Role } from '#common/accounts/roles';
import { authMessages } from '#common/auth/messages';
import { staffMessages } from '#common/staff/messages';
import type { UserActor } from '../../lib/actor';
import { Conflict, Forbidden, NotFound } from '../../lib/errors';
import type { User } from '../accounts/user.entity';
import { lastOneAs, type UserService } from '../accounts/user.service';

/** The admins and owners, locked, and what one of them may decide. */
export class Leaders {
  private constructor(
    private readonly all: readonly User[],
    private readonly actor: User,
  ) {}

  /** Throws if the actor has lost the role since the request began. */
  static async lock(users: UserService, manager: EntityManager, actor: UserActor): Promise<Leaders> {
    const leaders = await users.lockLeaders(manager);
    const self = leaders.find(({ id }) => id === actor.id);
    if (!self) throw new Forbidden('PERMISSION_REQUIRED', authMessages.noPermission);
    return new Leaders(leaders, self);
  }

  /** Somebody of the staff, locked. */
  async lockStaff(users: UserService, manager: EntityManager, id: string): Promise<User> {
    const user = this.all.find((one) => one.id === id) ?? (await users.lockMember(manager, id));
    if (!isEmployedRole(user.role)) throw new NotFound('STAFF_NOT_FOUND', staffMessages.notFound);
    return user;
  }

  /** As long as there is no owner, admins decide about each other. */
  requireMayDecide(...roles: Role[]): void {
    const isByOwner = roleHasPermission(this.actor.role, 'staff:manage-leaders');
    const hasOwner = this.all.some(({ role }) => role === 'owner');
    if (hasOwner && !isByOwner && roles.some(isLeadingRole))
      throw new Forbidden('PERMISSION_REQUIRED', staffMessages.ownersOnly);
  }

  /** Throws if the studio would lose its only owner or its only admin. */
  requireOthers(user: User, next: Role): void {
    const last = lastOneAs(this.all, user, next);
    if (last === 'owner') throw new Conflict('LAST_OWNER', staffMessages.lastOwner);
    if (last) throw new Conflict('LAST_ADMIN', staffMessages.lastAdmin);
  }
}
