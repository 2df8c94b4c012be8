import { bodyMassIndex } from '#common/measurements/bmi';
import { NOTICE_VERSION } from '#common/consents/legal';
import { NO_PASSWORD } from '../../lib/passwords';
import { statement, YEARS, type Step, type StudioSize } from './large-studio';
import names from './names.json';
import { draw, idOf, oneOf, pick, rounded, STAFF } from './sql';

/** One member in this many has no name yet. */
const NAMELESS = 100;
const WITH_TRAINER = 0.6;

const [HEIGHT_CM, WEIGHT_KG] = [170, 72];

/** SQL: the rare name of a member, if any: those who have one are spread over all members. */
function rareName({ members }: StudioSize): string {
  const wanted = names.rare
    .flatMap(({ name, members: count }) =>
      Array.from({ length: count }, (_, index) => ({ name, place: (index + 0.5) / count })),
    )
    .sort((one, other) => one.place - other.place);
  const numbered = wanted.map(({ name }, index) => ({
    name,
    number: Math.floor(((index + 0.5) * members) / wanted.length),
  }));
  return numbered.map(({ name, number }) => `when i = ${number} then '${name}'`).join(' ');
}

/** The members with their numbers, from which the other rows are computed. They joined one after the other. */
const newMembers = (size: StudioSize) => `
  create temporary table new_members on commit drop as
  select i, ${idOf('user')} as id,
    case ${rareName(size)} when i % ${NAMELESS} = 0 then null
      else ${pick(names.first, 1)} || ' ' || ${pick(names.last, 2)} end as name,
    ${rounded(`now() - (${size.members} - i) * interval '${YEARS} years' / ${size.members}`)} as created_at
  from generate_series(1, ${size.members}) as i`;

const USERS = `
  insert into users (id, email, name, phone, password_hash, created_at)
  select id, lower(replace(case when name ~ '^[ -~]+$' then name else 'member' end, ' ', '.'))
    || i || '@members.example', name,
    '+91' || (7000000000 + i), '${NO_PASSWORD}', created_at
  from new_members`;

/** Everybody consents to have an account, and measured members also to the storage of health data. */
const consents = (purpose: string, where: string) => `
  insert into consents (user_id, purpose, notice_version, given_at)
  select id, '${purpose}', '${NOTICE_VERSION}', created_at from new_members where ${where}`;

const IS_MEASURED = 'i % 4 = 1';

const MEASUREMENTS = `
  insert into body_measurements (user_id, weight_kg, height_cm, bmi, measured_at)
  select id, ${WEIGHT_KG}, ${HEIGHT_CM}, ${bodyMassIndex(WEIGHT_KG, HEIGHT_CM)}, created_at
  from new_members where ${IS_MEASURED}`;

const DIET_DETAILS = `
  insert into diet_details (user_id, age, limitations, created_at, updated_at)
  select id, 20 + i % 50, 'Bad knee', created_at, created_at from new_members where i % 8 = 1`;

const ASSIGNMENTS = `
  insert into trainer_assignments (user_id, trainer_id, assigned_at, assigned_by)
  select id, trainers[1 + floor(${draw('i', 3)} * cardinality(trainers))::int], created_at, ${STAFF}
  from new_members, (select array_agg(id order by slug) as trainers from trainers) as all_trainers
  where trainers is not null and ${draw('i', 4)} < ${WITH_TRAINER}`;

const NOTES = `
  insert into member_notes (user_id, author_id, text, created_at, request_key)
  select id, ${STAFF}, ${oneOf(['Prefers mornings', 'Sore shoulder, no presses', 'Has asked for a locker'], 5)},
    created_at, 'large-studio-' || i
  from new_members where i % 20 = 1`;

const FOLLOW_UPS = `
  insert into follow_ups (user_id, type, note, muted_until, created_at, created_by, request_key)
  select id, 'contact', 'Is back on Monday', created_at + interval '14 days', created_at, ${STAFF},
    'large-studio-' || i
  from new_members where i % 20 = 2`;

const WAIVER = `
  insert into waivers (version, text, published_at)
  select 1, 'I train at my own risk.', now() - interval '${YEARS} years'
  where not exists (select from waivers)`;

const WAIVER_ACCEPTANCES = `
  insert into waiver_acceptances (version, user_id, name, way, recorded_by, accepted_at)
  select 1, id, coalesce(name, 'A member'), 'on_paper', ${STAFF}, created_at
  from new_members where i % 5 <> 1`;

/** One device each; there is no password, and nobody knows the token. */
const SESSIONS = `
  insert into sessions (
    user_id, token_hash, rotation_salt, rotated_at, is_kept, device, address, created_at, last_used_at, expires_at
  )
  select id, md5('token' || i), md5('salt' || i), now(), true, 'Chrome on Android', '203.0.113.7',
    created_at, now(), now() + interval '1 day' * ${draw('i', 6)} * 30
  from new_members where i % 10 = 1`;

export const peopleSteps = (size: StudioSize): Step[] => [
  {
    what: `${size.members.toLocaleString('en')} members`,
    share: 14,
    tables: ['users', 'consents'],
    parts: [newMembers(size), 'analyze new_members', USERS, consents('account', 'true')].map((text) =>
      statement(text),
    ),
  },
  {
    what: 'their trainers, measurements, diet details, notes, sessions and waivers',
    share: 6,
    tables: [
      'trainer_assignments',
      'body_measurements',
      'diet_details',
      'member_notes',
      'follow_ups',
      'sessions',
      'waivers',
      'waiver_acceptances',
    ],
    parts: [
      ASSIGNMENTS,
      consents('health_data', IS_MEASURED),
      MEASUREMENTS,
      DIET_DETAILS,
      NOTES,
      FOLLOW_UPS,
      SESSIONS,
      WAIVER,
      WAIVER_ACCEPTANCES,
    ].map((text) => statement(text)),
  },
];
