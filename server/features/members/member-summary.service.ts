import type { EntityManager } from 'typeorm';

const COLUMNS = [
  'role',
  'name_key',
  'search_text',
  'created_at',
  'plan_type',
  'plan_name',
  'paid_until',
  'trainer_id',
  'last_visit_at',
];

/** Writes the summaries of the accounts that meet a condition. The epoch stands for "never", see the entity. */
const writeSummaries = (condition: string) => `
  insert into member_summaries (user_id, ${COLUMNS.join(', ')})
  select users.id, users.role, lower(coalesce(users.name, users.email)),
    lower(concat_ws(' ', users.name, users.email)), users.created_at,
    last_period.line, last_period.plan, coalesce(last_period.ends_at, to_timestamp(0)),
    trainer_assignments.trainer_id, coalesce(last_visit.happened_at, to_timestamp(0))
  from users
  left join trainer_assignments on trainer_assignments.user_id = users.id
  left join lateral (
    select line, plan, ends_at from membership_periods
    where user_id = users.id and ended_at is null
    order by line = 'pass' desc, ends_at desc
    limit 1
  ) as last_period on true
  left join lateral (
    select happened_at from activities
    where user_id = users.id and type = 'attendance'
    order by happened_at desc
    limit 1
  ) as last_visit on true
  where ${condition}
  on conflict (user_id) do update set ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}
`;

/** Keeps `member_summaries` up to date, from which the members list is read. */
export class MemberSummaryService {
  /**
   * To be called in every transaction that changes an account, its memberships, visits or trainer, after the change.
   * The caller has locked the accounts or just created them: otherwise one of two concurrent transactions would write
   * a summary without the other's change.
   */
  async refresh(manager: EntityManager, userIds: readonly string[]): Promise<void> {
    await manager.query(writeSummaries('users.id = any($1)'), [userIds]);
  }

  /** Writes the summaries of all accounts again, and returns their number. */
  rebuild(manager: EntityManager): Promise<number> {
    return manager.transaction(async (inner) => {
      // Waits for transactions that have refreshed summaries; others refresh theirs afterwards.
      await inner.query('lock table member_summaries in share row exclusive mode');
      await inner.query(writeSummaries('true'));
      const [row] = await inner.query<{ count: number }[]>(
        'select count(*)::int as count from member_summaries',
      );
      return row!.count;
    });
  }
}
