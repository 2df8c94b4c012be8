// Fills the database of a temporary instance with a studio of any size. The rows are the same in every run on one day.
import pg from 'pg';

const ACTIVITIES_PER_MEMBER = 5;
const YEARS = 3;

const FIRST_NAMES =
  'Rahul Sunita Priya Amit Sneha Vikram Aarav Aditi Aditya Akash Ananya Anil Anjali Ankit Arjun Asha Ashok Deepa Deepak Divya Gaurav Geeta Ganesh Harsh Isha Jyoti Karan Kavita Kiran Lakshmi Madhavi Mahesh Manisha Meera Mohan Neha Nikhil Nisha Omkar Pallavi Pooja Prakash Pranav Radha Rajesh Ravi Rekha Ritu Rohan Rohit Sachin Sanjay Sapna Sarita Shreya Sunil Suresh Swati Tanvi Tejas Uma Varun Vidya Vijay Vinod Yash Zoya'.split(
    ' ',
  );
const LAST_NAMES =
  'Sharma Patil Kulkarni Deshpande Joshi Singh Kumar Gupta Shah Mehta Jadhav Pawar More Shinde Kale Gokhale Apte Bhosale Chavan Desai Gaikwad Iyer Jain Kadam Khan Lele Malik Mishra Nair Naik Oak Pandit Pillai Rao Reddy Sathe Tambe Thakur Varma Wagh Yadav Zende'.split(
    ' ',
  );

/** The name of this many members at any size. */
export const RARE_NAME = 'Madhuri Quenim';
const RARE_MEMBERS = 5;

const textArray = (/** @type {string[]} */ texts) => `array['${texts.join("','")}']`;

/** A fraction that looks random and depends on a number and the number of the draw. */
const draw = (/** @type {string} */ number, /** @type {number} */ seed) =>
  `((hashint8extended(${number}::bigint, ${seed}) & 1048575) / 1048576.0)`;

/** One of the texts, the first ones most often, as with names of people. */
const pick = (/** @type {string[]} */ texts, /** @type {number} */ seed) =>
  `(${textArray(texts)})[1 + floor(${texts.length} * power(${draw('i', seed)}, 1.4))::int]`;

const id = (/** @type {string} */ table, number = 'i') => `md5('${table}' || ${number})::uuid`;

/** The hour of a visit: most come in the morning and in the evening. */
const HOURS = '{6,6,6,7,7,7,8,8,9,10,11,13,16,17,17,18,18,18,18,19,19,19,20,20,21}';

const studioMoment = (/** @type {string} */ day, /** @type {string} */ hour) =>
  `((${day})::timestamp + ${hour} * interval '1 hour' + floor(60 * ${draw('i', 9)}) * interval '1 minute') at time zone 'Asia/Kolkata'`;

const TRAINERS = `
  insert into trainers
  select (jsonb_populate_record(trainers, jsonb_build_object(
    'id', ${id('trainer', 'slug || copy')}, 'slug', slug || '-' || copy, 'name', name || ' ' || copy,
    'position', position + 10 * copy
  ))).* from trainers, generate_series(1, 4) as copy`;

const users = (/** @type {number} */ members) => `
  insert into users (id, email, name, phone, password_hash, created_at)
  select ${id('user')}, lower(replace(name, ' ', '.')) || i || '@members.example', nullif(name, 'Nobody'),
    '+91' || (7000000000 + i), 'no log-in', now() - (${members} - i) * interval '${YEARS} years' / ${members}
  from (
    select i, case
      when i % ${Math.floor(members / RARE_MEMBERS)} = ${Math.floor(members / RARE_MEMBERS / 2)} then '${RARE_NAME}'
      when ${draw('i', 1)} < 0.01 then 'Nobody'
      else ${pick(FIRST_NAMES, 2)} || ' ' || ${pick(LAST_NAMES, 3)}
    end as name from generate_series(1, ${members}) as i
  ) as people`;

/** Nine of ten have bought a plan: four of ten members have an active one. */
const purchases = (/** @type {number} */ members) => `
  create temporary table purchases as
  select i, plan.*, starts_at, (starts_at + months * interval '1 month') as ends_at
  from generate_series(1, ${members}) as i
  cross join lateral (
    select * from (values
      (0.40, 'Basic', 'pass', 1, 130000), (0.70, 'Premium', 'pass', 1, 210000),
      (0.90, 'Premium 3 Months', 'pass', 3, 540000), (1.00, 'Nutrition', 'nutrition', 1, 150000)
    ) as plans (share, plan, line, months, paise)
    where ${draw('i', 4)} < share order by share limit 1
  ) as plan
  cross join lateral (
    select now() - case when ${draw('i', 5)} < 0.45 then months * interval '1 month' * ${draw('i', 6)}
      else interval '1 month' * (months + 30 * ${draw('i', 6)}) end as starts_at
  ) as start
  where ${draw('i', 7)} < 0.9`;

const ORDERS = `
  insert into orders (
    id, number, user_id, plan, plan_type, duration_months, tax_rate_bp, taxable_paise, cgst_paise, sgst_paise,
    round_off_paise, total_paise, status, gateway, request_key, placed_at, decided_at
  )
  select ${id('order')}, 100000 + i, ${id('user')}, plan, line, months, 0, paise, 0, 0, 0, paise, 'paid', 'desk',
    'benchmark-' || i, starts_at, starts_at from purchases`;

const LEDGER = `
  insert into ledger_entries (transaction_id, kind, subject_id, order_id, account, amount_paise, booked_at)
  select md5(kind || i)::uuid, kind, ${id('order')}, ${id('order')}, account, sign * paise, starts_at
  from purchases, (values
    ('sale', 'member', 1), ('sale', 'sales', -1), ('payment', 'cash', 1), ('payment', 'member', -1)
  ) as lines (kind, account, sign)`;

const PERIODS = `
  insert into membership_periods (
    id, user_id, line, plan, months, order_id, starts_at, ends_at, anchor_day, created_at
  )
  select ${id('period')}, ${id('user')}, line, plan, months, ${id('order')}, starts_at, ends_at,
    extract(day from starts_at), starts_at from purchases`;

const assignments = (/** @type {number} */ members) => `
  insert into trainer_assignments (user_id, trainer_id, assigned_at)
  select ${id('user')}, (select array_agg(id order by slug) from trainers)[1 + floor(${draw('i', 8)} * (select count(*) from trainers))::int], now()
  from generate_series(1, ${members}) as i where ${draw('i', 10)} < 0.6`;

/** In the order in which they happened. Seven of ten are visits; some members come much more often than others. */
const activities = (/** @type {number} */ members, /** @type {number} */ perMember) => {
  const count = members * perMember;
  const day = `(now() at time zone 'Asia/Kolkata')::date - floor((${count} - i) * ${365 * YEARS}.0 / ${count})::int`;
  const hour = `('${HOURS}'::int[])[1 + floor(25 * ${draw('i', 11)})::int]`;
  return `
    insert into activities (id, user_id, type, workout, happened_at, created_at)
    select ${id('activity')}, ${id('user', `(1 + floor(${members} * power(${draw('i', 12)}, 1.5)))::bigint`)},
      case when i % 10 < 7 then 'attendance' else 'workout' end, case when i % 10 >= 7 then 'Squats' end, moment, moment
    from generate_series(1, ${count}) as i
    cross join lateral (select least(${studioMoment(day, hour)}, now()) as moment) as moments`;
};

const JOURNAL = `
  insert into journal (id, type, subject_type, subject_id, member_id, actor_kind, actor_id, actor_role, before, after, at)
  select ${id('journal', 'activities.id')}, 'activity.recorded', 'activity', activities.id, user_id, 'user', admin.id, 'admin', '{}',
    jsonb_build_object('type', type, 'happenedAt', happened_at), activities.created_at
  from activities, (select id from users where role = 'admin' order by email limit 1) as admin
  where get_byte(uuid_send(activities.id), 0) < 51`;

const TABLES = [
  'users',
  'orders',
  'ledger_entries',
  'membership_periods',
  'trainer_assignments',
  'activities',
  'journal',
];

/**
 * Adds members, with some visits and workouts for each, to a database that has the demo data. Triggers and foreign keys do
 * not run, and indexes are built afterwards, so that a million members take minutes.
 * @param {string} url
 * @param {number} members
 * @param {number} [activitiesPerMember]
 */
export async function fill(url, members, activitiesPerMember = ACTIVITIES_PER_MEMBER) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const indexes = await indexesOf(client);
    for (const statement of [
      "set session_replication_role = 'replica'",
      'set synchronous_commit = off',
      "set maintenance_work_mem = '512MB'",
      ...indexes.map(({ name }) => `drop index ${name}`),
      TRAINERS,
      users(members),
      purchases(members),
      ORDERS,
      LEDGER,
      PERIODS,
      assignments(members),
      activities(members, activitiesPerMember),
      JOURNAL,
      ...indexes.map(({ definition }) => definition),
    ])
      await client.query(statement);
    for (const table of [...TABLES, 'trainers']) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}

/**
 * Those of no constraint.
 * @param {pg.Client} client
 * @returns {Promise<{ name: string, definition: string }[]>}
 */
async function indexesOf(client) {
  const { rows } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any ($1)
       and not exists (select 1 from pg_constraint where conname = indexname)`,
    [TABLES],
  );
  return rows;
}
