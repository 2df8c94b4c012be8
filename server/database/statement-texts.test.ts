/** Remembered statements are those that TypeORM writes itself, whatever was asked for before. */
import { In, InsertQueryBuilder, SelectQueryBuilder, type DataSource, type ObjectLiteral } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENTITIES } from '../features/features';
import { MemberSummary } from '../features/members/member-summary.entity';
import { User } from '../features/members/user.entity';
import { Review } from '../features/reviews/review.entity';
import { borrowTestDatabase, type TestDatabase } from '../test/test-database';
import { createDataSource } from './data-source';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await borrowTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

type Query = SelectQueryBuilder<ObjectLiteral>;
type Entity = (typeof ENTITIES)[number];

/** One after the other, so that each could get the remembered text of another. */
const SHAPES: [Entity, (query: Query, value: string) => Query][] = [
  ...ENTITIES.map((entity): (typeof SHAPES)[number] => [entity, (query) => query]),
  [Review, (query, name) => query.where({ name })],
  [Review, (query, name) => query.where({ name: In([name, 'Asha']) })],
  [Review, (query, name) => query.where('row.userId = :name and row.hiddenAt is null', { name })],
  [Review, (query) => query.orderBy('row.createdAt', 'DESC').limit(3)],
  [Review, (query) => query.orderBy('row.createdAt', 'DESC').limit(4)],
  [Review, (query) => query.select(['row.id', 'row.name'])],
  [Review, (query) => query.select('row.name', 'title')],
  [Review, (query) => query.select('row.name', 'title').distinct()],
  [Review, (query) => query.select('row.name', 'title').distinctOn(['row.name'])],
  [Review, (query) => query.select('count(*)::int', 'count').groupBy('row.rating')],
  [Review, (query) => query.from('users', 'other')],
  [MemberSummary, (query) => query.innerJoinAndSelect('row.user', 'user')],
  [MemberSummary, (query) => query.innerJoin('row.user', 'user')],
  [MemberSummary, (query) => query.leftJoinAndSelect('row.trainer', 'user')],
  [MemberSummary, (query) => query.innerJoin(User, 'user', 'user.id = row.userId').addSelect('user.name')],
];

test('statements that read rows', () => {
  for (const value of ['Asha', 'Ravi', 'Asha'])
    for (const [entity, build] of SHAPES) {
      const ours = build(dataSource.createQueryBuilder<ObjectLiteral>(entity, 'row'), value);
      const theirs = build(new SelectQueryBuilder(dataSource).select('row').from(entity, 'row'), value);
      expect(ours.getQueryAndParameters()).toEqual(theirs.getQueryAndParameters());
    }
});

test('statements that insert rows', () => {
  const rows = [{ name: 'Asha' }, { name: 'Ravi', rating: 5 }, [{ name: 'Asha' }, { rating: 4 }]];
  for (const values of [...rows, ...rows]) {
    const ours = dataSource.createQueryBuilder().insert().into(Review).values(values);
    const theirs = new InsertQueryBuilder<Review>(dataSource).insert().into(Review).values(values);
    expect(ours.getQueryAndParameters()).toEqual(theirs.getQueryAndParameters());
  }
});
