import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions that anybody may ask the studio. A trigger writes what is searched, folded as the texts of members are. */
export class Enquiries1790000000036 implements MigrationInterface {
  name = 'Enquiries1790000000036';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table enquiries (
        id uuid not null default gen_random_uuid(),
        user_id uuid,
        name varchar(80) not null,
        contact varchar(254) not null,
        message varchar(1000) not null,
        notice_version varchar(10) not null,
        created_at timestamptz(3) not null,
        answered_at timestamptz(3),
        answered_by uuid,
        note varchar(500),
        search_text text,
        constraint enquiries_pkey primary key (id),
        constraint enquiries_user foreign key (user_id) references users (id) on delete cascade,
        constraint enquiries_answerer foreign key (answered_by) references users (id) on delete set null,
        constraint enquiries_notes_are_of_answers check (note is null or answered_at is not null)
      )
    `);
    await queryRunner.query('create index enquiries_newest on enquiries (created_at, id)');
    await queryRunner.query(`
      create index enquiries_open on enquiries (created_at, id) where answered_at is null
    `);
    await queryRunner.query(`
      create index enquiries_by_user on enquiries (user_id) where user_id is not null
    `);
    await queryRunner.query(`
      create index enquiries_by_answerer on enquiries (answered_by) where answered_by is not null
    `);
    await queryRunner.query(`
      create index enquiries_search on enquiries using gin (search_text gin_trgm_ops)
    `);
    await queryRunner.query(`
      create function write_search_text_of_enquiries() returns trigger language plpgsql as $$
      declare
        folded text := fold_for_search(concat_ws(' ', '', new.name, new.contact, new.message, new.note));
      begin
        new.search_text := case when octet_length(folded) > length(folded) then spell_in_ascii(folded) else folded end;
        return new;
      end
      $$
    `);
    await queryRunner.query(`
      create trigger enquiries_search_text before insert or update of name, contact, message, note on enquiries
      for each row execute function write_search_text_of_enquiries()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table enquiries');
    await queryRunner.query('drop function write_search_text_of_enquiries()');
  }
}
