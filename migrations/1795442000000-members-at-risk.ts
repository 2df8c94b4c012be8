import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What staff did about members at risk, and from when each member is at risk. Instances of the previous version update
 * none of it: after a rolling release, `npm run db:rebuild-summaries` adds what they changed meanwhile.
 */
export class MembersAtRisk1795442000000 implements MigrationInterface {
  name = 'MembersAtRisk1795442000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createFollowUps(queryRunner);
    await addColumns(queryRunner);
    await fillColumns(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table member_summaries drop column member_since, drop column quiet_since, drop column risk_at,
        drop column high_risk_at, drop column muted_until
    `);
    await queryRunner.query('drop table follow_ups');
  }
}

async function createFollowUps(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table follow_ups (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      type text not null,
      note varchar(500),
      muted_until timestamptz(3) not null,
      created_at timestamptz(3) not null,
      created_by uuid,
      request_key varchar(64),
      constraint follow_ups_pkey primary key (id),
      constraint follow_ups_user foreign key (user_id) references users (id) on delete cascade,
      constraint follow_ups_creator foreign key (created_by) references users (id) on delete set null,
      constraint follow_ups_request_key_unique unique (created_by, request_key),
      constraint follow_ups_type_is_known check (type in ('contact', 'snooze')),
      constraint follow_ups_notes_are_of_contacts check (note is null or type = 'contact')
    )
  `);
  await queryRunner.query('create index follow_ups_by_user on follow_ups (user_id, created_at)');
}

/** The defaults are for instances of the previous version. */
async function addColumns(queryRunner: QueryRunner): Promise<void> {
  const names = ['member_since', 'quiet_since', 'risk_at', 'high_risk_at', 'muted_until'];
  const columns = names.map((name) => `add column ${name} timestamptz(3) not null default to_timestamp(0)`);
  await queryRunner.query(`alter table member_summaries ${columns.join(', ')}`);
}

async function fillColumns(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    update member_summaries set member_since = pass.first,
      quiet_since = greatest(member_summaries.last_visit_at, pass.resumed)
    from (
      select user_id, min(starts_at) as first, max(starts_at) filter (where not exists (
        select 1 from membership_periods as earlier
        where earlier.user_id = period.user_id and earlier.line = 'pass' and earlier.ended_at is null
          and earlier.ends_at = period.starts_at
      )) as resumed
      from membership_periods as period
      where line = 'pass' and ended_at is null
      group by user_id
    ) as pass
    where pass.user_id = member_summaries.user_id
  `);
  await queryRunner.query(`
    update member_summaries set
      risk_at = (quiet_day + days[1])::timestamp at time zone 'Asia/Kolkata',
      high_risk_at = (quiet_day + days[2])::timestamp at time zone 'Asia/Kolkata'
    from (
      select user_id, quiet_day, case
        when last_visit_at < member_since then array[5, 10]
        when quiet_day - first_day < 60 then array[7, 10]
        when quiet_day - first_day <= 365 then array[14, 21]
        else array[21, 35]
      end as days
      from (
        select *, (quiet_since at time zone 'Asia/Kolkata')::date as quiet_day,
          (member_since at time zone 'Asia/Kolkata')::date as first_day
        from member_summaries
      ) as summaries
    ) as stages
    where stages.user_id = member_summaries.user_id
  `);
}
