import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Articles1790000000013 implements MigrationInterface {
  name = 'Articles1790000000013';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table articles (
        id uuid not null default gen_random_uuid(),
        title varchar(160) not null,
        description varchar(300) not null,
        text text not null,
        image_url varchar(300) not null,
        big_image_url varchar(300) not null,
        uploaded_date timestamptz(3) not null,
        created_team varchar(80) not null,
        created_at timestamptz(3) not null default now(),
        search_words tsvector,
        constraint articles_pkey primary key (id)
      )
    `);
    await queryRunner.query('create index articles_newest on articles (uploaded_date, id)');
    await queryRunner.query('create index articles_search on articles using gin (search_words)');
    await queryRunner.query(`
      create trigger articles_changed after insert or update or delete or truncate on articles
      for each statement execute function notify_content_changed()
    `);
    await queryRunner.query(`
      create function write_search_words_of_articles() returns trigger language plpgsql as $$
      begin
        new.search_words := search_words_of(concat_ws(' ', new.title, new.description, new.text, new.created_team));
        return new;
      end
      $$
    `);
    await queryRunner.query(`
      create trigger articles_search_words
      before insert or update of title, description, text, created_team on articles
      for each row execute function write_search_words_of_articles()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table articles');
    await queryRunner.query('drop function write_search_words_of_articles()');
  }
}
