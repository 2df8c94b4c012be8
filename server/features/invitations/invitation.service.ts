import type { EntityManager } from 'typeorm';
import { INVITATION_PAUSE_HOURS } from '#common/invitations/limits';
import { invitationMessages } from '#common/invitations/messages';
import { HOUR_MS } from '#common/time';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { randomToken, sha256 } from '../../lib/secrets';
import { invitationMail } from '../../mail/mails/invitation-mail';
import type { Outbox } from '../../mail/outbox';
import { requireMails } from '../../mail/require-mails';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { JournalService } from '../journal/journal.service';
import { isInvitable, type InvitableMember } from './invitable';

interface InvitationParts {
  dataSource: Database;
  clock: Clock;
  links: Links;
  outbox: Outbox;
  journal: JournalService;
  users: UserService;
}

/** Mails with which members added by staff confirm their address and choose a password. */
export class InvitationService {
  constructor(private readonly parts: InvitationParts) {}

  /** Invites one member, also again after some time; the link of an earlier mail becomes invalid. */
  async inviteOne(actor: UserActor, id: string): Promise<User> {
    requireMails();
    return this.parts.dataSource.transaction(async (manager) => {
      const user = await this.parts.users.lockMember(manager, id);
      if (user.email === null) throw new Conflict('NO_EMAIL_ADDRESS', invitationMessages.withoutEmail);
      if (!isInvitable(user)) throw new Conflict('INVITATION_NOT_NEEDED', invitationMessages.notNeeded);
      const pauseEndsAt = (user.invitedAt?.getTime() ?? 0) + INVITATION_PAUSE_HOURS * HOUR_MS;
      if (pauseEndsAt > this.parts.clock.now())
        throw new Conflict('INVITED_RECENTLY', invitationMessages.invitedRecently);
      await this.invite(manager, actor, [user]);
      return user;
    });
  }

  /** Invites members whose accounts are locked. */
  async invite(manager: EntityManager, actor: UserActor, members: readonly InvitableMember[]): Promise<void> {
    if (members.length === 0) return;
    const invitedAt = new Date(this.parts.clock.now());
    for (const user of members) {
      const token = randomToken();
      const changes = { invitedAt, emailVerificationHash: sha256(token) };
      await manager.update(User, { id: user.id }, changes);
      Object.assign(user, changes);
      await this.mail(manager, user.email, token);
    }
    const entries = members.map(({ id }) => ({
      type: 'member.invited' as const,
      subjectId: id,
      memberId: id,
      before: {},
      after: {},
    }));
    await this.parts.journal.write(manager, actor, ...entries);
  }

  /** Queues the mail with the link for a token, whose hash the account has. */
  async mail(manager: EntityManager, email: string, token: string): Promise<void> {
    const { links, outbox } = this.parts;
    const mail = invitationMail({
      link: links.verifyEmail(token, email),
      passwordUrl: links.forgotPassword(),
    });
    await outbox.put(manager, { to: email, mail });
  }
}
