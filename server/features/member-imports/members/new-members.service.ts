import { In, type EntityManager } from 'typeorm';
import { dayOfText, startOfDay } from '#common/calendar';
import type { Actor } from '../../../lib/actor';
import type { Clock } from '../../../lib/clock';
import { NO_PASSWORD } from '../../../lib/passwords';
import { randomToken, sha256 } from '../../../lib/secrets';
import type { JournalService } from '../../journal/journal.service';
import { User } from '../../accounts/user.entity';
import type { InvitationService } from '../../invitations/invitation.service';
import type { RowOutcome } from '../import-outcomes';
import type { MemberValues } from '../row-values';
import type { MemberRow } from './member-row';

interface NewMemberParts {
  clock: Clock;
  journal: JournalService;
  invitations: InvitationService;
}

/** Creates the accounts of imported members. */
export class NewMembersService {
  constructor(private readonly parts: NewMemberParts) {}

  /** Creates accounts that nobody can log in to before an e-mail address of theirs has been confirmed. */
  async create(
    manager: EntityManager,
    actor: Actor,
    { hasInvitations, rows }: { hasInvitations: boolean; rows: MemberRow[] },
  ): Promise<RowOutcome[]> {
    if (rows.length === 0) return [];
    const tokens = new Map(rows.map(({ values }) => [identityOf(values!), randomToken()]));
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(User)
      .values(
        rows.map(({ values }) => ({
          ...this.account(values!, tokens.get(identityOf(values!))!),
          invitedAt: hasInvitations && values!.email ? new Date(this.parts.clock.now()) : null,
        })),
      )
      .orIgnore()
      .returning(['id', 'email', 'phone'])
      .execute();
    const added = inserted.raw as Pick<User, 'id' | 'email' | 'phone'>[];
    const ids = new Map(added.map((user) => [identityOf(user), user.id]));
    await this.recordNew(manager, actor, [...ids.values()]);
    if (hasInvitations)
      for (const { email } of added)
        if (email) await this.parts.invitations.mail(manager, email, tokens.get(email)!);
    const taken = await takenContacts(manager, rows);
    return rows.map(({ id, values }) => {
      const userId = ids.get(identityOf(values!));
      if (userId) return { id, result: 'created', userId, userVersion: 1 };
      const isTaken = taken.has(values!.email) || taken.has(values!.memberId);
      return { id, result: 'failed', reason: isTaken ? 'added_meanwhile' : 'phone_taken' };
    });
  }

  /** An account from an export keeps its id, which visits and passes in other files refer to. */
  private account({ memberId, name, email, phone, joinedOn }: MemberValues, token: string) {
    const now = new Date(this.parts.clock.now());
    return {
      ...(memberId !== null && { id: memberId }),
      name,
      email,
      phone,
      phoneConfirmedAt: phone === null ? null : now,
      passwordHash: NO_PASSWORD,
      emailVerificationHash: sha256(token),
      createdAt: joinedOn === null ? now : new Date(startOfDay(dayOfText(joinedOn)!)),
      importedAt: now,
    };
  }

  private async recordNew(manager: EntityManager, actor: Actor, userIds: string[]): Promise<void> {
    if (userIds.length === 0) return;
    const entries = userIds.map((id) => ({
      type: 'member.imported' as const,
      subjectId: id,
      memberId: id,
      before: {},
      after: {},
    }));
    await this.parts.journal.write(manager, actor, ...entries);
  }
}

/**
 * Identifies a new member within a file: the e-mail address, or else the phone number. The check requires one of them.
 */
const identityOf = ({ email, phone }: Pick<User, 'email' | 'phone'>): string => email ?? phone!;

/** E-mail addresses and ids of the rows that accounts have by now. */
async function takenContacts(manager: EntityManager, rows: MemberRow[]): Promise<Set<string | null>> {
  const emails = rows.flatMap(({ values }) => values!.email ?? []);
  const ids = rows.flatMap(({ values }) => values!.memberId ?? []);
  const users = await manager.find(User, {
    where: [{ email: In(emails) }, { id: In(ids) }],
    select: { id: true, email: true },
  });
  return new Set(users.flatMap(({ id, email }) => [id, email]).filter((one) => one !== null));
}
