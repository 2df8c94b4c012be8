import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An article that was taken off the site and is published again keeps its date. */
export class ArticlesTakenOff1796009892408 implements MigrationInterface {
  name = 'ArticlesTakenOff1796009892408';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table article_drafts add column first_published_at timestamptz(3)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table article_drafts drop column first_published_at');
  }
}
