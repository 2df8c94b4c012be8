import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Articles as staff write them: their drafts, which nobody else sees, and the versions that were published. */
export class ArticleDrafts1796003224262 implements MigrationInterface {
  name = 'ArticleDrafts1796003224262';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table articles add column body jsonb');
    await queryRunner.query(`
      create table article_drafts (
        id uuid not null,
        title varchar(160) not null,
        description varchar(300) not null,
        created_team varchar(80) not null,
        image_url varchar(300),
        big_image_url varchar(300),
        body jsonb not null,
        has_changes boolean not null,
        version integer not null,
        publish_at timestamptz(3),
        changed_at timestamptz(3) not null,
        changed_by varchar(254) not null,
        constraint article_drafts_pkey primary key (id)
      )
    `);
    await queryRunner.query(`
      create table article_versions (
        id uuid not null default gen_random_uuid(),
        article_id uuid not null,
        title varchar(160) not null,
        description varchar(300) not null,
        created_team varchar(80) not null,
        image_url varchar(300) not null,
        big_image_url varchar(300) not null,
        body jsonb not null,
        published_at timestamptz(3) not null,
        published_by varchar(254),
        constraint article_versions_pkey primary key (id),
        constraint article_versions_article foreign key (article_id) references article_drafts (id) on delete cascade
      )
    `);
    await queryRunner.query(
      'create index article_versions_of_article on article_versions (article_id, published_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table article_versions');
    await queryRunner.query('drop table article_drafts');
    await queryRunner.query('alter table articles drop column body');
  }
}
