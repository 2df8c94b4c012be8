import { IsNull, type EntityManager } from 'typeorm';
import { isStaffRole, isLeadingRole, type Role } from '#common/accounts/roles';
import type { Clock } from '../../lib/clock';
import type { MemberSummaries } from '../accounts/member-summaries';
import { User } from '../accounts/user.entity';
import type { JournalService } from '../journal/journal.service';
import type { SecurityLogService } from '../security-log/security-log.service';
import { ClaimCode } from './claim-code.entity';
import { PasswordReset } from './password-reset.entity';
import type { RoleEnding } from '../feature';
import { Session } from './session.entity';

interface RoleParts {
  clock: Clock;
  log: SecurityLogService;
  memberSummaries: MemberSummaries;
  journal: JournalService;
  /** What the features end. */
  roleEndings: readonly RoleEnding[];
}

/** Gives accounts their roles, for all services that decide about roles. */
export class RoleService {
  constructor(private readonly parts: RoleParts) {}

  /** For a locked account. Ends all its sessions, kiosks too, since their tokens contain the old role. */
  async give(manager: EntityManager, user: User, role: Role): Promise<void> {
    const { clock, log, memberSummaries, roleEndings, journal } = this.parts;
    const now = new Date(clock.now());
    const values = { role, staffSince: isStaffRole(role) ? now : null };
    await manager.update(User, { id: user.id }, values);
    Object.assign(user, values);
    for (const end of roleEndings) await end(manager, { userId: user.id, role, journal });
    await memberSummaries.refresh(manager, [user.id]);
    await log.write(manager, user.id, isLeadingRole(role) ? 'admin-made' : 'role-changed');
    await manager.update(Session, { userId: user.id, endedAt: IsNull() }, { endedAt: now });
  }
}

/**
 * Ends links to new passwords for the account or made by it, and claim codes made by it: whoever made them might not be
 * allowed to any more.
 */
export const endHandedOver: RoleEnding = async (manager, { userId }) => {
  await manager.delete(PasswordReset, [{ isHandedOver: true, userId }, { madeBy: userId }]);
  await manager.delete(ClaimCode, { madeBy: userId });
};
