import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the members list searches, filters and sorts by, in one row per account; who trains whom; and the version of a
 * profile. Instances of the previous version update none of them: after a rolling release,
 * `npm run db:rebuild-summaries` adds what they changed meanwhile.
 */
export class MemberSummaries1795440000000 implements MigrationInterface {
  name = 'MemberSummaries1795440000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table users
        add column version integer not null default 1,
        add column email_verification_hash varchar(64)
    `);
    await createAssignments(queryRunner);
    await createSummaries(queryRunner);
    await fillSummaries(queryRunner);
    await createIndexes(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table member_summaries');
    await queryRunner.query('drop extension pg_trgm');
    await queryRunner.query('drop table trainer_assignments');
    await queryRunner.query('alter table users drop column version, drop column email_verification_hash');
  }
}

async function createAssignments(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table trainer_assignments (
      user_id uuid not null,
      trainer_id uuid not null,
      assigned_at timestamptz(3) not null,
      assigned_by uuid,
      constraint trainer_assignments_pkey primary key (user_id),
      constraint trainer_assignments_user foreign key (user_id) references users (id) on delete cascade,
      constraint trainer_assignments_trainer foreign key (trainer_id) references trainers (id) on delete cascade,
      constraint trainer_assignments_assigner foreign key (assigned_by) references users (id) on delete set null
    )
  `);
  await queryRunner.query('create index trainer_assignments_by_trainer on trainer_assignments (trainer_id)');
  await queryRunner.query(
    'create index trainer_assignments_by_assigner on trainer_assignments (assigned_by)',
  );
}

async function createSummaries(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('create extension if not exists pg_trgm');
  await queryRunner.query(`
    create table member_summaries (
      user_id uuid not null,
      role text not null,
      name_key varchar(254) not null,
      search_text text not null,
      created_at timestamptz(3) not null,
      plan_type text,
      plan_name varchar(80),
      paid_until timestamptz(3) not null,
      trainer_id uuid,
      last_visit_at timestamptz(3) not null,
      constraint member_summaries_pkey primary key (user_id),
      constraint member_summaries_user foreign key (user_id) references users (id) on delete cascade,
      constraint member_summaries_trainer foreign key (trainer_id) references trainers (id) on delete set null,
      constraint member_summaries_role_is_known check (role in ('user', 'trainer', 'front_desk', 'admin')),
      constraint member_summaries_plan_type_is_known check (plan_type in ('pass', 'nutrition'))
    )
  `);
}

async function fillSummaries(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    insert into member_summaries (
      user_id, role, name_key, search_text, created_at, plan_type, plan_name, paid_until, last_visit_at
    )
    select users.id, users.role, lower(coalesce(users.name, users.email)),
      lower(concat_ws(' ', users.name, users.email)), users.created_at,
      last_period.line, last_period.plan, coalesce(last_period.ends_at, to_timestamp(0)),
      coalesce(last_visit.happened_at, to_timestamp(0))
    from users
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
  `);
}

async function createIndexes(queryRunner: QueryRunner): Promise<void> {
  const columns = {
    by_name: '(name_key, user_id)',
    by_creation: '(created_at, user_id)',
    by_end: '(paid_until, user_id)',
    by_last_visit: '(last_visit_at, user_id)',
    by_trainer: '(trainer_id, name_key, user_id)',
    of_staff: `(role, name_key, user_id) where role <> 'user'`,
    search: 'using gin (search_text gin_trgm_ops)',
  };
  for (const [name, definition] of Object.entries(columns)) {
    await queryRunner.query(`create index member_summaries_${name} on member_summaries ${definition}`);
  }
}
