import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { NewMember } from '#common/members/member.form';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { requestKeyUsed } from '../../lib/errors';
import { NO_PASSWORD } from '../../lib/passwords';
import { randomToken, sha256 } from '../../lib/secrets';
import { requireMails } from '../../mail/require-mails';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import type { ConsentService } from '../consents/consent.service';
import { isInvitable } from '../invitations/invitable';
import type { InvitationService } from '../invitations/invitation.service';
import type { JournalService } from '../journal/journal.service';
import type { MemberSummaryService } from './member-summary.service';
import { newMembers } from './new-member.rate-limits';
import { contactConflict } from './taken-contacts';

interface NewMemberParts {
  dataSource: Database;
  clock: Clock;
  limits: RateLimits;
  consents: ConsentService;
  invitations: InvitationService;
  journal: JournalService;
  memberSummaries: MemberSummaryService;
}

/** Adds members, such as people who come to the front desk. */
export class NewMemberService {
  constructor(private readonly parts: NewMemberParts) {}

  /**
   * Adds a member who has agreed to the privacy notice, and invites them if asked to; or returns the one who was added
   * with the same key. Nobody can log in to the account before its e-mail address has been confirmed.
   */
  async add(actor: UserActor, member: NewMember): Promise<User> {
    const { dataSource, limits } = this.parts;
    const known = await this.addedBefore(member);
    if (known) return known;
    if (member.isInvited) requireMails();
    await limits.take(newMembers, actor.id);
    try {
      return await dataSource.transaction((manager) => this.insert(manager, actor, member));
    } catch (error) {
      // The same request may have been handled at the same time.
      const added = await this.addedBefore(member);
      if (added) return added;
      throw contactConflict(error, actor) ?? error;
    }
  }

  private async insert(
    manager: EntityManager,
    actor: UserActor,
    { name, isInvited, requestKey, ...contact }: NewMember,
  ): Promise<User> {
    const { journal, consents, memberSummaries, invitations } = this.parts;
    const now = new Date(this.parts.clock.now());
    const phone = contact.phone || null;
    const user = manager.create(User, {
      id: randomUUID(),
      name,
      email: contact.email || null,
      phone,
      phoneConfirmedAt: phone && now,
      passwordHash: NO_PASSWORD,
      // Nobody knows this token: an invitation has one of its own.
      emailVerificationHash: sha256(randomToken()),
      role: 'user',
      mustChangePassword: false,
      version: 1,
      createdAt: now,
      requestKey,
    });
    const entry = { type: 'member.added', before: {}, after: {} } as const;
    await journal.add(manager, actor, { table: User, row: user, memberId: user.id, ...entry });
    await consents.giveInPerson(manager, user.id, 'account');
    await memberSummaries.refresh(manager, [user.id]);
    if (isInvited && isInvitable(user)) await invitations.invite(manager, actor, [user]);
    return user;
  }

  /** The member added by an earlier request with the same key. */
  private async addedBefore({ requestKey, ...contact }: NewMember): Promise<User | null> {
    const known = await this.parts.dataSource.getRepository(User).findOneBy({ requestKey });
    const isSame = known?.phone === (contact.phone || null) && known.email === (contact.email || null);
    if (known && !isSame) throw requestKeyUsed();
    return known;
  }
}
