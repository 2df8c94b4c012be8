import {
  In,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';
import type { Permission } from '#common/accounts/permissions';
import { accountMessages } from '#common/accounts/messages';
import { LEADING_ROLES, type Role } from '#common/accounts/roles';
import { hasPermission, SYSTEM, type Actor, type UserActor } from '../../lib/actor';
import { Forbidden, NotFound, Unauthenticated } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import { User } from './user.entity';

interface RowOfMember extends ObjectLiteral {
  id: string;
  userId: string | null;
}

interface LockedRow<Row> {
  row: Row;
  /** Null once the account has been deleted. */
  member: User | null;
}

/** Loads accounts by id. A concurrent request may have deleted the account since this one was authenticated. */
export class UserService {
  /** The account of the current user; throws `Unauthenticated` if it has been deleted. */
  async currentUser(manager: EntityManager, id: string): Promise<User> {
    const user = await manager.findOneBy(User, { id });
    if (!user) throw new Unauthenticated();
    return user;
  }

  /** The account of the current user, locked until the transaction ends; throws `Unauthenticated` if it has been deleted. */
  async lockCurrentUser(manager: EntityManager, id: string): Promise<User> {
    const user = await this.lock(manager, id);
    if (!user) throw new Unauthenticated();
    return user;
  }

  /**
   * A row of a member and the member, both locked until the transaction ends. All transactions lock the member first,
   * which rules out deadlocks with each other and with the deletion of the account.
   */
  async lockWithRow<Row extends RowOfMember>(
    manager: EntityManager,
    table: EntityTarget<Row>,
    id: string,
  ): Promise<LockedRow<Row> | null> {
    if (!isUuid(id)) return null;
    const { tableName } = manager.dataSource.getMetadata(table);
    const member = await manager
      .createQueryBuilder(User, 'member')
      .where(`member.id = (select user_id from ${tableName} where id = :id)`, { id })
      .setLock('for_no_key_update')
      .getOne();
    const where = { id } as FindOptionsWhere<Row>;
    const row = await manager.findOne(table, { where, lock: { mode: 'for_no_key_update' } });
    return row && { row, member };
  }

  /** Null if there is no such account. */
  async roleOf(manager: EntityManager, id: string): Promise<Role | null> {
    const user = isUuid(id)
      ? await manager.findOne(User, { where: { id }, select: { id: true, role: true } })
      : null;
    return user?.role ?? null;
  }

  /** Locks the account of a member whom staff change; throws `NotFound` if there is none. */
  async lockMember(manager: EntityManager, id: string): Promise<User> {
    const user = isUuid(id) ? await this.lock(manager, id) : null;
    if (!user) throw new NotFound('MEMBER_NOT_FOUND', accountMessages.notFound);
    return user;
  }

  /**
   * The admins and owners, locked until the transaction ends, so that two of them cannot lose their roles at once. The lock
   * lets foreign-key checks pass, so that entries of the journal, which refer to them, do not wait.
   */
  lockLeaders(manager: EntityManager): Promise<User[]> {
    return manager.find(User, {
      where: { role: In(LEADING_ROLES) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** The user who started a job, with their current role; the system once the account has been deleted. */
  async starter(manager: EntityManager, id: string | null): Promise<Actor> {
    const user = id === null ? null : await manager.findOneBy(User, { id });
    if (!user) return SYSTEM;
    return { kind: 'user', id: user.id, role: user.role, sessionId: '', mustChangePassword: false };
  }

  /**
   * The user who started a job; throws `Forbidden` if they may no longer do what it does. To be checked in each of its
   * transactions.
   */
  async permittedStarter(
    manager: EntityManager,
    id: string | null,
    { permissions, message }: { permissions: readonly Permission[]; message: string },
  ): Promise<UserActor> {
    const actor = await this.starter(manager, id);
    if (actor.kind === 'user' && permissions.every((one) => hasPermission(actor, one))) return actor;
    throw new Forbidden('PERMISSION_REQUIRED', message);
  }

  /** An account, locked until the manager's transaction ends; null if there is none. */
  lock(manager: EntityManager, id: string): Promise<User | null> {
    return manager.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
}
