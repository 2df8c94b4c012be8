import { statement, YEARS, type Step, type StudioSize } from './large-studio';
import { draw, idOf, rounded, STAFF, ZONE } from './sql';

/** Inserted one after the other, so that progress shows. */
const PARTS = 10;

/** The hour of a visit: most come in the morning and in the evening. */
const HOURS = '{6,6,6,7,7,7,8,8,9,10,11,13,16,17,17,18,18,18,18,19,19,19,20,20,21}';

/**
 * Activities in the order in which they happened, by members who had an account by then. 70% are visits, and staff
 * recorded 20%; some members come much more often than others.
 */
function activities({ members, activities: count }: StudioSize, part: number): string {
  const [first, last] = [part, part + 1].map((number) => Math.floor((count * number) / PARTS));
  const day = `(now() at time zone ${ZONE})::date - floor((${count} - i)::float8 * ${365 * YEARS} / ${count})::int`;
  const hour = `('${HOURS}'::int[])[1 + floor(25 * ${draw('i', 40)})::int]`;
  const moment = `((${day})::timestamp + ${hour} * interval '1 hour'
    + floor(60 * ${draw('i', 41)}) * interval '1 minute') at time zone ${ZONE}`;
  const member = `1 + floor(${members} * (i::float8 / ${count}) * power(${draw('i', 42)}, 1.5))::bigint`;
  return `
    insert into activities (id, user_id, type, workout, happened_at, recorded_by, created_at)
    select ${idOf('activity')}, ${idOf('user', `least(${member}, ${members})`)},
      case when i % 10 < 7 then 'attendance' else 'workout' end, case when i % 10 >= 7 then 'Squats' end,
      moment, case when i % 5 = 0 then staff.id end, moment
    from generate_series(${first! + 1}, ${last!}) as i
    cross join lateral (select ${rounded(`least(${moment}, now())`)} as moment) as moments
    cross join (select ${STAFF} as id) as staff`;
}

export const activitySteps = (size: StudioSize): Step[] => [
  {
    what: `${size.activities.toLocaleString('en')} visits and workouts`,
    share: 40,
    tables: ['activities'],
    parts: Array.from({ length: PARTS }, (_, part) => statement(activities(size, part))),
  },
];
