import type { EntityManager } from 'typeorm';
import { RISK_AFTER_DAYS, FIRST_YEAR_DAYS, NEW_MEMBER_DAYS, type RiskLevel } from '#common/members/risk';
import { studio } from '#common/studio';
import { SEARCHED_TEXT } from '../../database/search-words';

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
  'member_since',
  'quiet_since',
  'risk_at',
  'high_risk_at',
  'muted_until',
];

const columnsOf = (row: string) => COLUMNS.map((name) => `${row}.${name}`).join(', ');

/** How many accounts are rebuilt at a time: they stay locked meanwhile. */
const REBUILT_AT_A_TIME = 2000;

const NEVER = 'to_timestamp(0)';
const dayOf = (column: string) => `(${column} at time zone '${studio.timeZone}')::date`;

/** Stands for "not in sight". */
const NOT_FORESEEN = `timestamptz '9999-01-01'`;

/**
 * The start of the day on which a member reaches a level of risk, as `riskOf` has it. Nobody knows when members who were
 * imported last came, so they reach none before their first visit here.
 */
const riskAt = (level: RiskLevel) => `
  case when users.imported_at is not null and last_visit.happened_at is null then ${NOT_FORESEEN} else
  (${dayOf('quiet_since')} + case
    when last_visit_at < member_since then ${RISK_AFTER_DAYS.not_started[level]}
    when tenure < ${NEW_MEMBER_DAYS} then ${RISK_AFTER_DAYS.new[level]}
    when tenure <= ${FIRST_YEAR_DAYS} then ${RISK_AFTER_DAYS.first_year[level]}
    else ${RISK_AFTER_DAYS.longer[level]}
  end)::timestamp at time zone '${studio.timeZone}' end`;

/**
 * The pass of an account: when the first one started, and when it was last started or resumed, which is where a period
 * does not follow another one.
 */
const PASS_STARTS = `
  select min(starts_at) as first, max(starts_at) filter (where not exists (
    select 1 from membership_periods as earlier
    where earlier.user_id = period.user_id and earlier.line = 'pass' and earlier.ended_at is null
      and earlier.ends_at = period.starts_at
  )) as resumed
  from membership_periods as period
  where user_id = users.id and line = 'pass' and ended_at is null`;

/** Writes the summaries of the accounts that meet a condition. The epoch stands for "never", see the entity. */
const writeSummaries = (condition: string) => `
  insert into member_summaries (user_id, ${COLUMNS.join(', ')})
  select users.id, users.role, lower(coalesce(users.name, users.email)),
    ${SEARCHED_TEXT}, users.created_at,
    last_period.line, last_period.plan, coalesce(last_period.ends_at, ${NEVER}),
    trainer_assignments.trainer_id, last_visit_at, member_since, quiet_since,
    ${riskAt('moderate')}, ${riskAt('high')}, coalesce(follow_up.muted_until, ${NEVER})
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
  left join lateral (${PASS_STARTS}) as pass on true
  left join lateral (
    select muted_until from follow_ups
    where user_id = users.id
    order by created_at desc
    limit 1
  ) as follow_up on true
  cross join lateral (
    select coalesce(last_visit.happened_at, ${NEVER}) as last_visit_at,
      coalesce(pass.first, ${NEVER}) as member_since,
      coalesce(greatest(last_visit.happened_at, pass.resumed), ${NEVER}) as quiet_since
  ) as attendance
  cross join lateral (
    select ${dayOf('quiet_since')} - ${dayOf('member_since')} as tenure
  ) as membership
  where ${condition}
  on conflict (user_id) do update set ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}
`;

/** After `writeSummaries`: leaves rows alone that are right, because a new version of a row costs as much as a new row. */
const ONLY_CHANGED = `where (${columnsOf('member_summaries')}) is distinct from (${columnsOf('excluded')})`;

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

  /** Writes the summaries of all accounts with one statement, for a database that nobody uses. */
  async writeAll(manager: EntityManager): Promise<void> {
    await manager.query(writeSummaries('true'));
  }

  /** Writes the summaries of all accounts again while the product is in use, and returns their number. */
  async rebuild(manager: EntityManager): Promise<number> {
    let count = 0;
    for (let last: string | null = null; ;) {
      const ids = await this.rebuildAfter(manager, last);
      count += ids.length;
      if (ids.length < REBUILT_AT_A_TIME) return count;
      last = ids.at(-1)!;
    }
  }

  /** Writes the summaries of the next accounts in the order of their ids, and returns these. */
  private rebuildAfter(manager: EntityManager, last: string | null): Promise<string[]> {
    return manager.transaction(async (inner) => {
      const users = await inner.query<{ id: string }[]>(
        `select id from users where $1::uuid is null or id > $1
         order by id limit ${REBUILT_AT_A_TIME} for no key update`,
        [last],
      );
      const ids = users.map(({ id }) => id);
      await inner.query(`${writeSummaries('users.id = any($1)')} ${ONLY_CHANGED}`, [ids]);
      return ids;
    });
  }
}
