import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { roleHasPermission } from '#common/accounts/permissions';
import { isLeadingRole, isStaffRole, type Role } from '#common/accounts/roles';
import { givenPassword } from '#common/auth/fields';
import { authMessages } from '#common/auth/messages';
import type { UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import { Conflict, Forbidden, invalidField, NotFound } from '../../lib/errors';
import { parseInput } from '../../lib/validated';
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

  /** Locks the admins and owners, for decisions of one of them; null if the actor is neither. */
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

  /** Locks a staff member. */
  async lockStaff(users: UserService, manager: EntityManager, id: string): Promise<User> {
    const user = this.all.find((one) => one.id === id) ?? (await users.lockMember(manager, id));
    if (!isStaffRole(user.role)) throw new NotFound('STAFF_NOT_FOUND', authMessages.notStaff);
    return user;
  }

  /** While there is no owner, admins decide about each other. */
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

/** A stolen session must not be enough to make admins or owners. */
export async function requirePasswordFor(role: Role, check: PasswordCheck): Promise<void> {
  if (isLeadingRole(role)) requireEnteredPassword(role, await hasEnteredPassword(check));
}

/** Checks the length first: normalising a very long password would take seconds. */
const passwordForm = z.object({ password: givenPassword });

/** Whether the actor has entered their password, which is verified then. */
export async function hasEnteredPassword({
  passwords,
  actor,
  password: given,
  caller,
}: PasswordCheck): Promise<boolean> {
  if (!given) return false;
  const { password } = parseInput(passwordForm, { password: given });
  await passwords.requirePassword(actor, { password, field: 'password' }, caller);
  return true;
}

/** Nor must one take over the account of an admin or owner. */
export function requireEnteredPassword(
  role: Role,
  hasPassword: boolean,
  message: string = authMessages.passwordForLeader,
): void {
  if (isLeadingRole(role) && !hasPassword) throw invalidField('password', 'REQUIRED', message);
}
