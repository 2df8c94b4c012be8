import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source';
import { Article } from '../features/articles/article.entity';
import { createArticles } from '../test/factories';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { articlesFromFiles } from './article-files';
import { seedWhenEmpty } from './seed';

let database: TestDatabase;
let dataSource: DataSource;
beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

const rows = () => dataSource.getRepository(Article).find({ order: { id: 'ASC' } });

test('an empty database is filled with every article, as its file says', async () => {
  expect(await seedWhenEmpty(dataSource)).toBe(true);
  const saved = await rows();
  const written = articlesFromFiles().sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(saved.map(({ createdAt: _createdAt, ...article }) => ({ ...article }))).toEqual(written);
});

test('a second time nothing happens', async () => {
  await seedWhenEmpty(dataSource);
  const before = await rows();
  expect(await seedWhenEmpty(dataSource)).toBe(false);
  expect(await rows()).toEqual(before);
});

test('a database that holds anything is left alone', async () => {
  await createArticles(dataSource, 1);
  expect(await seedWhenEmpty(dataSource)).toBe(false);
  expect(await rows()).toHaveLength(1);
});

test('of servers that start at once one fills the database', async () => {
  const other = await createDataSource(database.url).initialize();
  const filled = await Promise.all([
    seedWhenEmpty(dataSource),
    seedWhenEmpty(other),
    seedWhenEmpty(dataSource),
  ]);
  await other.destroy();
  expect(filled.filter(Boolean)).toHaveLength(1);
  expect(await rows()).toHaveLength(articlesFromFiles().length);
});

test('a failure half-way leaves the database empty', async () => {
  const [first] = articlesFromFiles();
  await dataSource.query(
    'alter table articles add constraint no_title check (title <> $$' + first!.title + '$$)',
  );
  await expect(seedWhenEmpty(dataSource)).rejects.toThrow('no_title');
  expect(await rows()).toEqual([]);
});
