import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts that members accept before they train, and who has accepted which of them. */
export class Waivers1796014600106 implements MigrationInterface {
  name = 'Waivers1796014600106';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table waivers (
        id uuid not null default gen_random_uuid(),
        version integer not null,
        text varchar(10000) not null,
        published_at timestamptz(3) not null,
        constraint waivers_pkey primary key (id),
        constraint waivers_version_unique unique (version)
      )
    `);
    await queryRunner.query(`
      create trigger waivers_stay before update or delete or truncate on waivers
      for each statement execute function refuse_change()
    `);
    await queryRunner.query(`
      create table waiver_acceptances (
        id uuid not null default gen_random_uuid(),
        version integer not null,
        user_id uuid,
        name varchar(80),
        way text not null,
        recorded_by uuid,
        accepted_at timestamptz(3) not null,
        constraint waiver_acceptances_pkey primary key (id),
        constraint waiver_acceptances_once unique (user_id, version),
        constraint waiver_acceptances_waiver foreign key (version) references waivers (version),
        constraint waiver_acceptances_user foreign key (user_id) references users (id) on delete set null,
        constraint waiver_acceptances_staff
          foreign key (recorded_by) references users (id) on delete set null,
        constraint waiver_acceptances_way_is_known check (way in ('online', 'on_screen', 'on_paper'))
      )
    `);
    await queryRunner.query('create index waiver_acceptances_by_version on waiver_acceptances (version)');
    await queryRunner.query('create index waiver_acceptances_by_staff on waiver_acceptances (recorded_by)');
    await makeAppendOnly(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table waiver_acceptances');
    await queryRunner.query('drop function keep_waiver_acceptance()');
    await queryRunner.query('drop table waivers');
  }
}

/** Only the deletion of an account changes its acceptances: who it was goes, the fact stays. */
async function makeAppendOnly(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create trigger waiver_acceptances_stay before delete or truncate on waiver_acceptances
    for each statement execute function refuse_change()
  `);
  await queryRunner.query(`
    create function keep_waiver_acceptance() returns trigger language plpgsql as $$
    declare
      kept waiver_acceptances := old;
    begin
      if not exists (select 1 from users where id = old.recorded_by) then
        kept.recorded_by := null;
      end if;
      if old.user_id is not null and not exists (select 1 from users where id = old.user_id) then
        kept.user_id := null;
        kept.name := null;
      end if;
      if kept is not distinct from old then
        raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
      end if;
      return kept;
    end
    $$
  `);
  await queryRunner.query(`
    create trigger waiver_acceptances_keep_facts before update on waiver_acceptances
    for each row execute function keep_waiver_acceptance()
  `);
}
