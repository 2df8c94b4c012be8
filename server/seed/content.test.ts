import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../composition/data-source';
import { Article } from '../features/articles/article.entity';
import { Photo } from '../features/photos/photo.entity';
import { PlanOffer } from '../features/plans/plan-offer.entity';
import { Trainer } from '../features/trainers/trainer.entity';
import { createArticles, createTrainers } from '../test/factories';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { articlesFromFiles } from './article-files';
import { photos } from './photos';
import { planOffers } from './plan-offers';
import { seedContent } from './content';
import { trainers } from './trainers';

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

/** All seeded content, without generated ids and dates. */
async function content() {
  const articles = await dataSource.getRepository(Article).find({ order: { id: 'ASC' } });
  const inOrder = await Promise.all(
    [Photo, PlanOffer, Trainer].map((table) =>
      dataSource.getRepository<{ id: string; position: number }>(table).find({ order: { position: 'ASC' } }),
    ),
  );
  return {
    articles: articles.map(({ createdAt: _createdAt, ...article }) => article),
    others: inOrder.map((rows) => rows.map(({ id: _id, ...row }) => row)),
  };
}

const written = () => ({
  articles: articlesFromFiles().sort((a, b) => (a.id < b.id ? -1 : 1)),
  others: [photos(), planOffers(), trainers()],
});

const countOf = (table: typeof Article | typeof PlanOffer | typeof Trainer) =>
  dataSource.getRepository<object>(table).count();

test('fills an empty database with all content', async () => {
  expect(await seedContent(dataSource)).toEqual(['articles', 'photos', 'plan_offers', 'trainers']);
  expect(await content()).toMatchObject(written());
});

test('does nothing the second time', async () => {
  await seedContent(dataSource);
  const ids = await dataSource.query<unknown[]>('select id from photos union select id from trainers');
  expect(await seedContent(dataSource)).toEqual([]);
  expect(await dataSource.query('select id from photos union select id from trainers')).toEqual(ids);
});

test('does not restore what the owner has deleted', async () => {
  await seedContent(dataSource);
  await dataSource.query('delete from trainers');
  await dataSource.query('delete from plan_offers');
  expect(await seedContent(dataSource)).toEqual([]);
  expect(await countOf(Trainer)).toBe(0);
  expect(await countOf(PlanOffer)).toBe(0);
});

test('never fills a table that already had rows at the first seeding, even if it is emptied later', async () => {
  await createTrainers(dataSource, 1);
  await seedContent(dataSource);
  await dataSource.query('delete from trainers');
  expect(await seedContent(dataSource)).toEqual([]);
  expect(await countOf(Trainer)).toBe(0);
});

test('fills empty tables and leaves the others unchanged', async () => {
  await createArticles(dataSource, 1);
  await createTrainers(dataSource, 2);
  expect(await seedContent(dataSource)).toEqual(['photos', 'plan_offers']);
  expect(await countOf(Article)).toBe(1);
  expect(await countOf(Trainer)).toBe(2);
  const { others } = await content();
  expect(others.slice(0, 2)).toMatchObject([photos(), planOffers()]);
});

test('only one of several servers that start at the same time fills the database', async () => {
  const other = await createDataSource(database.url).initialize();
  const filled = await Promise.all([seedContent(dataSource), seedContent(other), seedContent(dataSource)]);
  await other.destroy();
  expect(filled.filter(({ length }) => length > 0)).toHaveLength(1);
  expect(await content()).toMatchObject(written());
});

test('leaves the database empty after a failure half-way', async () => {
  await dataSource.query(`alter table trainers add constraint no_trainer check (slug <> 'sanjay-patil')`);
  await expect(seedContent(dataSource)).rejects.toThrow('no_trainer');
  expect(await content()).toEqual({ articles: [], others: [[], [], []] });
  await dataSource.query('alter table trainers drop constraint no_trainer');
  expect(await seedContent(dataSource)).toHaveLength(4);
});
