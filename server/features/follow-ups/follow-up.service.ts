import { In, type EntityManager } from 'typeorm';
import { addDays, startOfDay, studioDay } from '#common/calendar';
import { CONTACT_MUTES_DAYS } from '#common/follow-ups/limits';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { requestKeyUsed } from '../../lib/errors';
import type { JournalService } from '../journal/journal.service';
import type { AssignedMembersService } from '../trainers/assigned-members.service';
import type { MemberSummaryService } from '../members/member-summary.service';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { FollowUp } from './follow-up.entity';

interface FollowUpParts {
  dataSource: Database;
  clock: Clock;
  users: UserService;
  journal: JournalService;
  memberSummaries: MemberSummaryService;
  assignedMembers: AssignedMembersService;
}

type NewFollowUp = Pick<FollowUp, 'userId' | 'type' | 'note' | 'requestKey'> & { days: number };

/** Records the work of staff on members at risk. */
export class FollowUpService {
  constructor(private readonly parts: FollowUpParts) {}

  /** Records a conversation with a member, or finds the one with the same key. */
  contact(
    actor: UserActor,
    { memberId, note, requestKey }: { memberId: string; note: string; requestKey: string },
  ): Promise<User> {
    const values = { userId: memberId, type: 'contact', note: note || null, requestKey } as const;
    return this.add(actor, { ...values, days: CONTACT_MUTES_DAYS });
  }

  /**
   * Leaves a member out of the list for some days. Does nothing if the same was done last: the answer may have been
   * lost.
   */
  snooze(actor: UserActor, { id, days }: { id: string; days: number }): Promise<User> {
    return this.add(actor, { userId: id, type: 'snooze', note: null, requestKey: null, days });
  }

  /** The last conversation with each of these members; those without any are missing. */
  async lastContactsOf(userIds: string[]): Promise<FollowUp[]> {
    const contacts = this.parts.dataSource.getRepository(FollowUp).createQueryBuilder('contact');
    return contacts
      .distinctOn(['contact.user_id'])
      .where({ userId: In(userIds), type: 'contact' })
      .orderBy('contact.user_id')
      .addOrderBy('contact.created_at', 'DESC')
      .getMany();
  }

  private add(actor: UserActor, { userId, days, ...values }: NewFollowUp): Promise<User> {
    const { dataSource, users, assignedMembers, clock } = this.parts;
    return dataSource.transaction(async (manager) => {
      const user = await users.lockMember(manager, userId);
      await assignedMembers.require(manager, actor, { memberId: user.id, permission: 'members:follow-up' });
      const createdAt = new Date(clock.now());
      const mutedUntil = new Date(startOfDay(addDays(studioDay(clock.now()), days)));
      const followUp = { ...values, userId: user.id, createdBy: actor.id, createdAt, mutedUntil };
      const isRepeated =
        followUp.type === 'snooze'
          ? await isLastSnooze(manager, followUp)
          : await isRecordedContact(manager, followUp);
      if (!isRepeated) await this.insert(manager, actor, followUp);
      return user;
    });
  }

  private async insert(
    manager: EntityManager,
    actor: UserActor,
    values: Partial<FollowUp> & { userId: string; mutedUntil: Date },
  ) {
    const { journal, memberSummaries } = this.parts;
    await manager.insert(FollowUp, values);
    await memberSummaries.refresh(manager, [values.userId]);
    await journal.write(manager, actor, {
      type: values.type === 'contact' ? 'member.contacted' : 'member.snoozed',
      subjectId: values.userId,
      memberId: values.userId,
      before: {},
      after: { mutedUntil: values.mutedUntil.toISOString() },
    });
  }
}

/** Whether the contact has been recorded before; throws if its key belongs to another one. */
async function isRecordedContact(
  manager: EntityManager,
  {
    userId,
    note,
    requestKey,
    createdBy,
  }: Pick<FollowUp, 'userId' | 'note' | 'requestKey'> & { createdBy: string },
): Promise<boolean> {
  if (requestKey === null) return false;
  const known = await manager.findOneBy(FollowUp, { createdBy, requestKey });
  if (known && (known.userId !== userId || known.note !== note)) throw requestKeyUsed();
  return known !== null;
}

/** Whether the member's latest follow-up is the same snooze by the same person. */
async function isLastSnooze(
  manager: EntityManager,
  { userId, createdBy, mutedUntil }: Pick<FollowUp, 'userId' | 'createdBy' | 'mutedUntil'>,
): Promise<boolean> {
  const last = await manager.findOne(FollowUp, { where: { userId }, order: { createdAt: 'DESC' } });
  return (
    last?.type === 'snooze' &&
    last.createdBy === createdBy &&
    last.mutedUntil.getTime() === mutedUntil.getTime()
  );
}
