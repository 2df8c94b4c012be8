import { Like, type DataSource } from 'typeorm';
import { DAY_MS } from '#common/time';
import { MemberSummaryService } from '../features/members/member-summary.service';
import { User } from '../features/accounts/user.entity';
import { TrainerAssignment } from '../features/trainers/trainer-assignment.entity';
import { Trainer } from '../features/trainers/trainer.entity';
import { DEMO_ADDRESSES, DEMO_LOGINS } from './demo-accounts';

/** One in this many demo members has no trainer. */
const MEMBERS_WITHOUT_TRAINER = 3;
const ASSIGNED_DAYS_AGO = 9;

/** Assigns demo members to trainers, once; returns whether it did. */
export function seedDemoTrainerAssignments(dataSource: DataSource, now: number): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    const admin = await manager.findOneBy(User, { email: DEMO_LOGINS.admin.email, role: 'admin' });
    const trainers = await manager.find(Trainer, { order: { position: 'ASC', id: 'ASC' } });
    if (!admin || trainers.length === 0) return false;
    // Recorded so that assignments that were removed do not come back. A second server waits here.
    const first = await manager.query<unknown[]>(
      'insert into seeded_tables (name) values ($1) on conflict do nothing returning name',
      [manager.dataSource.getMetadata(TrainerAssignment).tableName],
    );
    if (first.length === 0) return false;
    const where = { email: Like(DEMO_ADDRESSES), role: 'user' as const };
    const members = await manager.find(User, { where, order: { email: 'ASC' } });
    const assigned = members.filter((_, index) => index % MEMBERS_WITHOUT_TRAINER !== 0);
    const assignedAt = new Date(now - ASSIGNED_DAYS_AGO * DAY_MS);
    const rows = assigned.map(({ id: userId }, index) => {
      const { id: trainerId } = trainers[index % trainers.length]!;
      return { userId, trainerId, assignedAt, assignedBy: admin.id };
    });
    await manager.insert(TrainerAssignment, rows);
    await new MemberSummaryService().refresh(
      manager,
      rows.map(({ userId }) => userId),
    );
    return true;
  });
}
