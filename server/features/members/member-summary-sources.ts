/** SQL: the sources of the summaries of accounts. */
import {
  FIRST_YEAR_DAYS,
  NEW_MEMBER_DAYS,
  RISK_SETTINGS,
  type RiskLevel,
  type RiskStage,
} from '#common/members/risk';
import { defaultSettings } from '#common/settings/default-settings';
import { NEVER_IN_SQL } from '../../database/never';
import { dayOf, startOf } from '../../database/studio-days';
import { NAME_KEY, SEARCHED_TEXT } from '../../database/search/words';

export const SUMMARY_COLUMNS = [
  'role',
  'name_key',
  'search_text',
  'created_at',
  'plan_type',
  'plan_name',
  'paid_until',
  'trainer_id',
  'muted_until',
];

export const ATTENDANCE_COLUMNS = ['last_visit_at', 'member_since', 'quiet_since', 'risk_at', 'high_risk_at'];

const NEVER = NEVER_IN_SQL();

/** A date that never comes. */
const NOT_FORESEEN = `timestamptz '9999-01-01'`;

/** The days of a level, which the studio may have set. */
const daysOf = (stage: RiskStage, level: RiskLevel) => {
  const field = RISK_SETTINGS[stage];
  return `coalesce((rules.value #>> '{${field},${level}}')::int, ${defaultSettings.desk[field][level]})`;
};

/**
 * The start of the day on which a member reaches a level of risk, as `riskOf` has it. Nobody knows when members who were
 * imported last came, so they reach none before their first visit here. Day passes and trials are over before.
 */
const riskAt = (level: RiskLevel) => `
  case when users.imported_at is not null and last_visit.happened_at is null or not pass.is_membership
    then ${NOT_FORESEEN} else
  ${startOf(`${dayOf('quiet_since')} + case
    when last_visit_at < member_since then ${daysOf('not_started', level)}
    when tenure < ${NEW_MEMBER_DAYS} then ${daysOf('new', level)}
    when tenure <= ${FIRST_YEAR_DAYS} then ${daysOf('first_year', level)}
    else ${daysOf('longer', level)}
  end`)} end`;

/**
 * The pass of an account: when the first one started, and when it was last started or resumed, which is where a period
 * does not follow another one.
 */
const PASS_STARTS = `
  select min(starts_at) filter (where kind = 'membership') as first,
    (array_agg(kind order by ends_at desc))[1] = 'membership' as is_membership, max(starts_at) filter (where not exists (
    select 1 from membership_periods as earlier
    where earlier.user_id = period.user_id and earlier.line = 'pass' and earlier.ended_at is null
      and earlier.ends_at = period.starts_at
  )) as resumed
  from membership_periods as period
  where user_id = users.id and line = 'pass' and ended_at is null`;

/** When the last freeze of a pass ended or will end: nobody is expected to come until then. */
const LAST_FREEZE = `
  select max(membership_freezes.ends_at) as ends_at from membership_freezes
  join membership_periods on membership_periods.id = membership_freezes.period_id
  where membership_freezes.user_id = users.id and membership_freezes.ends_at > membership_freezes.starts_at
    and membership_periods.ended_at is null`;

/** When a period ended, or will end; see `endOf` of the memberships. */
const END = 'least(membership_periods.ends_at, membership_periods.ended_at)';

/** The summaries of the accounts that meet a condition. The epoch stands for "never", see the entity. */
export const summariesOf = (condition: string) => `
  select users.id as user_id, users.role, ${NAME_KEY} as name_key,
    ${SEARCHED_TEXT} as search_text, users.created_at,
    last_period.line as plan_type, last_period.plan as plan_name,
    coalesce(last_period.ends_at, ${NEVER}) as paid_until,
    trainer_assignments.trainer_id, coalesce(follow_up.muted_until, ${NEVER}) as muted_until
  from users
  left join trainer_assignments on trainer_assignments.user_id = users.id
  left join lateral (
    select line, plan, ${END} as ends_at from membership_periods
    where user_id = users.id and ${END} > starts_at
    order by line = 'pass' desc, ${END} desc
    limit 1
  ) as last_period on true
  left join lateral (
    select muted_until from follow_ups
    where user_id = users.id
    order by created_at desc
    limit 1
  ) as follow_up on true
  where ${condition}`;

/** The attendance of the accounts that meet a condition. */
export const attendanceOf = (condition: string) => `
  select users.id as user_id, last_visit_at, member_since, quiet_since,
    ${riskAt('moderate')} as risk_at, ${riskAt('high')} as high_risk_at
  from users
  left join lateral (
    select happened_at from activities
    where user_id = users.id and type = 'attendance'
    order by happened_at desc
    limit 1
  ) as last_visit on true
  left join lateral (${PASS_STARTS}) as pass on true
  left join lateral (${LAST_FREEZE}) as last_freeze on true
  cross join lateral (
    select coalesce(last_visit.happened_at, ${NEVER}) as last_visit_at,
      coalesce(pass.first, ${NEVER}) as member_since,
      coalesce(greatest(last_visit.happened_at, pass.resumed, last_freeze.ends_at), ${NEVER}) as quiet_since
  ) as attendance
  cross join lateral (
    select ${dayOf('quiet_since')} - ${dayOf('member_since')} as tenure
  ) as membership
  left join studio_settings as rules on rules.section = 'desk'
  where ${condition}`;
