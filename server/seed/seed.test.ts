import fs from 'node:fs';
import path from 'node:path';
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
  const filled = await Promise.all([seedWhenEmpty(dataSource), seedWhenEmpty(other), seedWhenEmpty(dataSource)]);
  await other.destroy();
  expect(filled.filter(Boolean)).toHaveLength(1);
  expect(await rows()).toHaveLength(articlesFromFiles().length);
});

test('a failure half-way leaves the database empty', async () => {
  const [first] = articlesFromFiles();
  await dataSource.query('alter table articles add constraint no_title check (title <> $$' + first!.title + '$$)');
  await expect(seedWhenEmpty(dataSource)).rejects.toThrow('no_title');
  expect(await rows()).toEqual([]);
});

const articles = articlesFromFiles();

test('there are at least 36 articles, each with an id, a title and a text of its own', () => {
  expect(articles.length).toBeGreaterThanOrEqual(36);
  for (const key of ['id', 'title', 'description', 'text', 'imageUrl', 'bigImageUrl'] as const) {
    expect(new Set(articles.map((article) => article[key].toLowerCase())).size, key).toBe(articles.length);
  }
});

test.each(articles.map((article) => [article.title, article] as const))('%s is fit to be shown', (_title, article) => {
  const words = article.text.split(/\s+/).length;
  expect(words, 'words').toBeGreaterThanOrEqual(500);
  expect(words, 'words').toBeLessThanOrEqual(900);
  expect(article.description.length, 'description').toBeLessThanOrEqual(155);
  expect(article.uploadedDate.getTime()).toBeLessThanOrEqual(Date.parse('2026-11-21T23:59:59+05:30'));
  expect(article.text.split('\n').every((paragraph) => paragraph.trim() === paragraph && paragraph !== '')).toBe(true);
  for (const text of [article.title, article.description, article.text]) {
    expect(text).not.toMatch(/[{}<>]|\[[^\]]*\]|lorem|TODO|undefined|\u2014{2}|^---/im);
  }
  for (const file of [article.imageUrl, article.bigImageUrl]) {
    const content = fs.readFileSync(path.join('client/public', file), 'utf8');
    expect(content).toMatch(/^<svg[^>]*>.*<\/svg>\s*$/s);
    expect(content).not.toMatch(/<script|onload=|href="http/);
  }
});
