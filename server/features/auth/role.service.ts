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

/** Gives accounts their roles, whoever decides it. */
export class RoleService {
  constructor(private readonly parts: RoleParts) {}

  /**
   * For a locked account. Ends all its sessions, kiosks too, since their tokens contain the old role, and links to a new
   * password: whoever made one might not be allowed to for the new role.
   */
  async give(manager: EntityManager, user: User, role: Role): Promise<void> {
    const { clock, log, memberSummaries } = this.parts;
    const now = new Date(clock.now());
    const values = { role, staffSince: isStaffRole(role) ? now : null };
    await manager.update(User, { id: user.id }, values);
    Object.assign(user, values);
    await memberSummaries.refresh(manager, [user.id]);
    await log.write(manager, user.id, isLeadingRole(role) ? 'admin-made' : 'role-changed');
    await manager.delete(PasswordReset, { userId: user.id, isHandedOver: true });
    await manager.update(Session, { userId: user.id, endedAt: IsNull() }, { endedAt: now });
  }
}
