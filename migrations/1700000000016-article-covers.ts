import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replaces the SVG covers of the bundled articles with JPEG pictures. */
export class ArticleCovers1700000000016 implements MigrationInterface {
  name = 'ArticleCovers1700000000016';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update articles set
        image_url = regexp_replace(image_url, '^(/media/articles/[^/]+)\\.svg$', '\\1/1080.jpg'),
        big_image_url = regexp_replace(big_image_url, '^(/media/articles/[^/]+)\\.svg$', '\\1/1080.jpg')
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update articles set
        image_url = regexp_replace(image_url, '^(/media/articles/[^/]+)/1080\\.jpg$', '\\1.svg'),
        big_image_url = regexp_replace(big_image_url, '^(/media/articles/[^/]+)/1080\\.jpg$', '\\1.svg')
    `);
  }
}
