import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who did what. */
export class Journal1790000000028 implements MigrationInterface {
  name = 'Journal1790000000028';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table journal (
        id uuid not null default gen_random_uuid(),
        type varchar(40) not null,
        version smallint not null default 1,
        subject_type varchar(20) not null,
        subject_id uuid,
        member_id uuid,
        actor_kind text not null,
        actor_id uuid,
        actor_role text,
        before jsonb not null,
        after jsonb not null,
        at timestamptz(3) not null,
        constraint journal_pkey primary key (id),
        constraint journal_member foreign key (member_id) references users (id) on delete set null,
        constraint journal_actor foreign key (actor_id) references users (id) on delete set null,
        constraint journal_actor_kind_is_known check (actor_kind in ('user', 'system')),
        constraint journal_actor_role_is_known
          check (actor_role in ('user', 'trainer', 'front_desk', 'admin'))
      )
    `);
    await queryRunner.query('create index journal_newest on journal (at, id)');
    await queryRunner.query('create index journal_by_type on journal (type, at, id)');
    await queryRunner.query('create index journal_by_subject on journal (subject_type, subject_id)');
    await queryRunner.query('create index journal_by_actor on journal (actor_id, at, id)');
    await queryRunner.query('create index journal_by_member on journal (member_id, at, id)');
    // For the history of a member, which shows measurements themselves instead of entries about nothing else.
    await queryRunner.query(`
      create index journal_by_member_and_type on journal (member_id, type, at, id)
      where after -> 'fields' is distinct from '["bodyMeasurements"]'::jsonb
    `);
    await makeAppendOnly(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table journal');
    await queryRunner.query('drop function keep_journal_entry()');
  }
}

/** Only the deletion of an account changes its entries: what they say about a member goes, the fact stays. */
async function makeAppendOnly(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create trigger journal_stays before delete or truncate on journal
    for each statement execute function refuse_change()
  `);
  await queryRunner.query(`
    create function keep_journal_entry() returns trigger language plpgsql as $$
    declare
      kept journal := old;
    begin
      if not exists (select 1 from users where id = old.actor_id) then
        kept.actor_id := null;
      end if;
      if old.member_id is not null and not exists (select 1 from users where id = old.member_id) then
        kept.member_id := null;
        kept.subject_id := nullif(old.subject_id, old.member_id);
        kept.before := '{}';
        kept.after := '{}';
      end if;
      if kept is not distinct from old then
        raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
      end if;
      return kept;
    end
    $$
  `);
  await queryRunner.query(`
    create trigger journal_keeps_facts before update on journal
    for each row execute function keep_journal_entry()
  `);
}
