import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReviewModeration1700000000018 implements MigrationInterface {
  name = 'ReviewModeration1700000000018';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table reviews
        add column updated_at timestamptz(3),
        add column hidden_at timestamptz(3),
        add column hidden_reason varchar(200),
        add column hidden_by uuid,
        add column answer varchar(500),
        add column answered_at timestamptz(3),
        add column answered_by uuid,
        add constraint reviews_hidden_by foreign key (hidden_by) references users (id) on delete set null,
        add constraint reviews_answered_by foreign key (answered_by) references users (id) on delete set null,
        add constraint reviews_hidden_says_why check ((hidden_at is null) = (hidden_reason is null)),
        add constraint reviews_answer_has_a_moment check ((answer is null) = (answered_at is null))
    `);
    await queryRunner.query(`
      create index reviews_hidden on reviews (hidden_at, id) where hidden_at is not null
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index reviews_hidden');
    await queryRunner.query(`
      alter table reviews
        drop constraint reviews_answer_has_a_moment,
        drop constraint reviews_hidden_says_why,
        drop constraint reviews_answered_by,
        drop constraint reviews_hidden_by,
        drop column answered_by,
        drop column answered_at,
        drop column answer,
        drop column hidden_by,
        drop column hidden_reason,
        drop column hidden_at,
        drop column updated_at
    `);
  }
}
