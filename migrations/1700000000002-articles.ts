import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Articles1700000000002 implements MigrationInterface {
  name = 'Articles1700000000002';

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
        constraint articles_pkey primary key (id)
      )
    `);
    await queryRunner.query('create index articles_newest on articles (uploaded_date, id)');
    await queryRunner.query(`
      create trigger articles_changed after insert or update or delete or truncate on articles
      for each statement execute function notify_content_changed()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table articles');
  }
}
