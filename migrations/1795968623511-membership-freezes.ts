import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Freezes of passes, and days that staff add to memberships. */
export class MembershipFreezes1795968623511 implements MigrationInterface {
  name = 'MembershipFreezes1795968623511';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table membership_periods add column moved_days smallint not null default 0
    `);
    await createFreezes(queryRunner);
    await createExtensions(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table membership_extensions');
    await queryRunner.query('drop table membership_freezes');
    await queryRunner.query('drop function refuse_overlapping_freeze()');
    await queryRunner.query('alter table membership_periods drop column moved_days');
  }
}

async function createFreezes(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table membership_freezes (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      period_id uuid not null,
      starts_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      days smallint not null,
      request_key varchar(64) not null,
      created_at timestamptz(3) not null,
      constraint membership_freezes_pkey primary key (id),
      constraint membership_freezes_request_key_unique unique (user_id, request_key),
      constraint membership_freezes_user foreign key (user_id) references users (id) on delete cascade,
      constraint membership_freezes_period foreign key (period_id)
        references membership_periods (id) on delete cascade,
      constraint membership_freezes_last check (days > 0 and ends_at >= starts_at)
    )
  `);
  await queryRunner.query(`
    create index membership_freezes_by_period on membership_freezes (period_id, ends_at)
  `);
  // An exclusion constraint would need the extension btree_gist, which not every installation has.
  await queryRunner.query(`
    create function refuse_overlapping_freeze() returns trigger language plpgsql as $$
    begin
      perform from membership_periods where id = new.period_id for no key update;
      if exists (
        select from membership_freezes as other
        where other.period_id = new.period_id and other.id <> new.id
          and tstzrange(other.starts_at, other.ends_at) && tstzrange(new.starts_at, new.ends_at)
      ) then
        raise exclusion_violation using message = 'the pass is already frozen on one of these days';
      end if;
      return new;
    end
    $$
  `);
  await queryRunner.query(`
    create trigger membership_freezes_do_not_overlap before insert or update on membership_freezes
    for each row execute function refuse_overlapping_freeze()
  `);
}

async function createExtensions(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table membership_extensions (
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      period_id uuid not null,
      days smallint not null,
      reason varchar(200) not null,
      request_key varchar(64) not null,
      created_at timestamptz(3) not null,
      constraint membership_extensions_pkey primary key (id),
      constraint membership_extensions_request_key_unique unique (user_id, request_key),
      constraint membership_extensions_user foreign key (user_id) references users (id) on delete cascade,
      constraint membership_extensions_period foreign key (period_id)
        references membership_periods (id) on delete cascade,
      constraint membership_extensions_add_days check (days > 0)
    )
  `);
  await queryRunner.query(
    'create index membership_extensions_by_period on membership_extensions (period_id)',
  );
  // Only the deletion of an account removes them.
  await queryRunner.query(`
    create trigger membership_extensions_stay before update on membership_extensions
    for each statement execute function refuse_change()
  `);
}
