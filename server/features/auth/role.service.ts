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
 * Whoever made the link to a new password of the account might not be allowed to for its new role. Nor must those who stop
 * working for the studio use links that they made; as makers are not noted, the others are made again.
 */
const endPasswordLinks = (manager: EntityManager, { id: userId, role }: User) =>
  manager.delete(PasswordReset, { isHandedOver: true, ...(!isStaffRole(role) && { userId }) });
