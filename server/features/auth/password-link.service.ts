import { roleHasPermission } from '#common/accounts/permissions';
import { isLeadingRole } from '#common/accounts/roles';
import { PASSWORD_LINK_LIFE_MS } from '#common/auth/lifetimes';
import { authMessages } from '#common/auth/messages';
import { sendsNoMails } from '#common/sends-no-mails';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, Forbidden } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { NO_PASSWORD } from '../../lib/passwords';
import { refuseApiKey } from '../../lib/require-permission';
import { randomToken, sha256 } from '../../lib/secrets';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { JournalService } from '../journal/journal.service';
import { passwordLinkMaking } from './auth.rate-limits';
import { PasswordReset } from './password-reset.entity';

interface PasswordLinkParts {
  dataSource: Database;
  clock: Clock;
  limits: RateLimits;
  links: Links;
  users: UserService;
  journal: JournalService;
}

interface MadeToken {
  token: string;
  expiresAt: Date;
  madeBy: string;
}

export interface NewPasswordLink {
  link: string;
  expiresAt: Date;
  user: User;
}

/** Links to choose a new password, for users who cannot receive mails. Staff hand them over. */
export class PasswordLinkService {
  constructor(private readonly parts: PasswordLinkParts) {}

  /** Makes a link, in place of an earlier one. */
  async make(actor: UserActor, id: string): Promise<NewPasswordLink> {
    refuseApiKey(actor);
    const { dataSource, clock, limits, links, users, journal } = this.parts;
    await limits.take(passwordLinkMaking, actor.id);
    const token = randomToken();
    const expiresAt = new Date(clock.now() + PASSWORD_LINK_LIFE_MS);
    const user = await dataSource.transaction(async (manager) => {
      const locked = await users.lockMember(manager, id);
      requireMayHelp(actor, locked);
      requirePossible(locked);
      await manager.delete(PasswordReset, { userId: id, isHandedOver: true });
      await manager.insert(PasswordReset, this.resetOf(locked, { token, expiresAt, madeBy: actor.id }));
      const entry = { type: 'member.password-link-made', subjectId: id, memberId: id } as const;
      await journal.write(manager, actor, { ...entry, before: {}, after: {} });
      return locked;
    });
    return { link: links.newPassword(token), expiresAt, user };
  }

  /** A reset without a code: the link has the token. */
  private resetOf({ id: userId }: User, { token, expiresAt, madeBy }: MadeToken) {
    const now = new Date(this.parts.clock.now());
    const noCode = { requester: null, codeHash: '', codeExpiresAt: now };
    const tokenHash = sha256(token);
    const handedOver = { isHandedOver: true, madeBy };
    return { userId, ...noCode, tokenHash, tokenExpiresAt: expiresAt, ...handedOver, createdAt: now };
  }
}

/** Nobody may make links to accounts that can do more than their own. */
function requireMayHelp(actor: UserActor, { id, role }: User): void {
  if (id === actor.id) throw new Forbidden('OWN_ACCOUNT', authMessages.passwordLinkToOneself);
  const isPossible =
    role === 'user' || (!isLeadingRole(role) && roleHasPermission(actor.role, 'staff:manage'));
  if (!isPossible) throw new Forbidden('PERMISSION_REQUIRED', authMessages.noPermission);
}

/** An address that nobody has confirmed gets no one-time password either. */
function requirePossible({ email, passwordHash, isEmailVerified }: User): void {
  if (email === null || passwordHash === NO_PASSWORD)
    throw new Conflict('PASSWORD_LINK_NOT_POSSIBLE', authMessages.passwordLinkWithoutLogIn);
  if (isEmailVerified && !sendsNoMails())
    throw new Conflict('PASSWORD_LINK_NOT_POSSIBLE', authMessages.passwordLinkNotNeeded);
}
