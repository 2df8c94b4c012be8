import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reviews1700000000015 implements MigrationInterface {
  name = 'Reviews1700000000015';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table reviews (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        name varchar(80) not null,
        comment varchar(500) not null,
        rating smallint not null,
        created_at timestamptz(3) not null default now(),
        constraint reviews_pkey primary key (id),
        constraint reviews_user foreign key (user_id) references users (id) on delete cascade,
        constraint reviews_rating_is_of_five check (rating between 1 and 5)
      )
    `);
    await queryRunner.query('create index reviews_newest on reviews (created_at, id)');
    await queryRunner.query('create index reviews_newest_by_rating on reviews (rating, created_at, id)');
    await queryRunner.query('create index reviews_by_user on reviews (user_id)');
    await queryRunner.query(`
      create trigger reviews_changed after insert or update or delete or truncate on reviews
      for each statement execute function notify_content_changed()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table reviews');
  }
}
