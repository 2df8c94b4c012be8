import { In, MoreThan } from 'typeorm';
import { STAFF_ROLES } from '#common/accounts/roles';
import { STAFF_LISTED_MAX } from '#common/staff/limits';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { User } from '../accounts/user.entity';
import { Trainer } from '../trainers/trainer.entity';
import { StaffInvitation } from './staff-invitation.entity';
import type { StaffMember } from './staff.type';

/** Lists the people who work for the studio. */
export class StaffListService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  /** Owners first, trainers last. */
  async list(): Promise<StaffMember[]> {
    const users = await this.parts.dataSource.getRepository(User).find({
      where: { role: In(STAFF_ROLES) },
      order: { name: 'ASC', id: 'ASC' },
      take: STAFF_LISTED_MAX,
    });
    const ids = users.map(({ id }) => id);
    const [logIns, trainers] = await Promise.all([this.lastSignIns(ids), this.trainersOf(ids)]);
    const rank = ({ role }: User) => -RANKS.indexOf(role);
    return users
      .toSorted((one, other) => rank(one) - rank(other))
      .map((user) => ({
        id: user.id,
        user,
        roleGivenAt: user.staffSince,
        lastSignInAt: logIns.get(user.id) ?? null,
        hasSecondFactor: user.secondFactorSince !== null,
        trainer: trainers.get(user.id) ?? null,
      }));
  }

  /** Invitations whose links are still valid, newest first. */
  invitations(): Promise<StaffInvitation[]> {
    return this.parts.dataSource.getRepository(StaffInvitation).find({
      where: { expiresAt: MoreThan(new Date(this.parts.clock.now())) },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: STAFF_LISTED_MAX,
    });
  }

  private async lastSignIns(ids: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.parts.dataSource.query<{ id: string; at: Date }[]>(
      `select user_id as id, max(created_at) as at from security_events
       where user_id = any($1) and event = 'logged-in' group by user_id`,
      [ids],
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  }

  private async trainersOf(ids: string[]): Promise<Map<string, Trainer>> {
    const trainers = await this.parts.dataSource.getRepository(Trainer).findBy({ userId: In(ids) });
    return new Map(trainers.map((trainer) => [trainer.userId!, trainer]));
  }
}

const RANKS: readonly string[] = STAFF_ROLES;
