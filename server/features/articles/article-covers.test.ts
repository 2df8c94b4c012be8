import { afterEach, beforeEach, expect, test } from 'vitest';
import { ArticleCovers1700000000016 } from '../../../migrations/1700000000016-article-covers';
import { createArticles } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { Article } from './article.entity';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

const DRAWN = { thumbnailUrl: '/media/articles/one.svg', coverUrl: '/media/articles/one-wide.svg' };
const PICTURES = {
  thumbnailUrl: '/media/articles/one/1080.jpg',
  coverUrl: '/media/articles/one-wide/1080.jpg',
};
const OWN = { thumbnailUrl: 'https://studio.example/a.svg', coverUrl: '/uploads/b.svg' };

const covers = async () => {
  const rows = await harness.dataSource.getRepository(Article).find({ order: { title: 'ASC' } });
  return rows.map(({ thumbnailUrl, coverUrl }) => ({ thumbnailUrl, coverUrl }));
};

test('replaces the drawn covers of earlier versions, reversibly, and keeps the owner’s own pictures', async () => {
  await createArticles(harness.dataSource, 1, { title: 'A', ...DRAWN });
  await createArticles(harness.dataSource, 1, { title: 'B', ...OWN });
  const migration = new ArticleCovers1700000000016();
  const queryRunner = harness.dataSource.createQueryRunner();
  await migration.up(queryRunner);
  expect(await covers()).toEqual([PICTURES, OWN]);
  await migration.down(queryRunner);
  expect(await covers()).toEqual([DRAWN, OWN]);
  await queryRunner.release();
});
