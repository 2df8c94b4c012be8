import { IsNull, type EntityManager } from 'typeorm';
import { isStaffRole, isLeadingRole, type Role } from '#common/accounts/roles';
import type { Clock } from '../../lib/clock';
import type { MemberSummaries } from '../accounts/member-summaries';
import { User } from '../accounts/user.entity';
import type { SecurityLogService } from '../security-log/security-log.service';
import { PasswordReset } from './password-reset.entity';
import { Session } from './session.entity';

interface RoleParts {
  clock: Clock;
  log: SecurityLogService;
  memberSummaries: MemberSummaries;
}

/** Gives accounts their roles, for all services that decide about roles. */
export class RoleService {
  constructor(private readonly parts: RoleParts) {}

  /** For a locked account. Ends all its sessions, kiosks too, since their tokens contain the old role. */
  async give(manager: EntityManager, user: User, role: Role): Promise<void> {
    const { clock, log, memberSummaries } = this.parts;
    const now = new Date(clock.now());
    await endPasswordLinks(manager, user);
    const values = { role, staffSince: isStaffRole(role) ? now : null };
    await manager.update(User, { id: user.id }, values);
    Object.assign(user, values);
    await memberSummaries.refresh(manager, [user.id]);
    await log.write(manager, user.id, isLeadingRole(role) ? 'admin-made' : 'role-changed');
    await manager.update(Session, { userId: user.id, endedAt: IsNull() }, { endedAt: now });
  }
}

/**
 * Whoever made a link for this account might not be allowed to make one for its new role. Links made by former staff
 * must not work either; makers are not recorded, so other links have to be made again.
 */
const endPasswordLinks = (manager: EntityManager, { id: userId, role }: User) =>
  manager.delete(PasswordReset, { isHandedOver: true, ...(!isStaffRole(role) && { userId }) });
