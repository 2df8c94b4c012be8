import { getMetadataArgsStorage } from 'typeorm';
import { expect, test } from 'vitest';
import { FILE_COST, STATEMENT_COST } from '../graphql/query-cost';
import { ENTITIES, FEATURES, MEMBER_TABLES, RATE_LIMITS, RESOLVERS, REST_ROUTES, TASKS } from './features';
import { exportStatements } from './privacy/data-export.service';

type Modules = Record<string, Record<string, unknown>>;

const exportsOf = (modules: Modules) => Object.values(modules).flatMap((module) => Object.values(module));

const [features, entities, resolvers, routes, limits, tasks] = [
  import.meta.glob(['./*/feature.ts', '../mail/feature.ts'], { eager: true }) as Modules,
  import.meta.glob(['./**/*.entity.ts', '../mail/*.entity.ts'], { eager: true }) as Modules,
  import.meta.glob('./**/*.resolver.ts', { eager: true }) as Modules,
  import.meta.glob('./**/*.routes.ts', { eager: true }) as Modules,
  import.meta.glob('./**/*.rate-limits.ts', { eager: true }) as Modules,
  import.meta.glob(['./**/*.tasks.ts', '../mail/*.tasks.ts'], { eager: true }) as Modules,
].map(exportsOf);

test.each([
  ['feature.ts', features, FEATURES],
  ['resolver', resolvers, RESOLVERS],
  ['list of routes', routes?.flat(), REST_ROUTES],
  ['file of rate limits', limits, RATE_LIMITS],
  ['file of tasks', tasks, TASKS],
])('every %s is listed', (_kind, found, listed) => {
  expect(found?.length).toBeGreaterThan(0);
  expect(listed).toEqual(expect.arrayContaining(found ?? []));
});

test('every entity is listed', () => {
  const { tables } = getMetadataArgsStorage();
  const found = entities?.filter((one) => tables.some(({ target }) => target === one));
  expect(new Set(found)).toEqual(new Set(ENTITIES));
});

test.each([
  ['rate limits', RATE_LIMITS.map(({ name }) => name)],
  ['tasks', TASKS.map(({ name }) => name)],
  ['member tables', FEATURES.flatMap(({ memberTables = {} }) => Object.keys(memberTables))],
  ['removals', FEATURES.flatMap(({ removals = {} }) => Object.keys(removals))],
])('the names of %s are unique', (_kind, names) => {
  expect(names).toEqual([...new Set(names)]);
});

test('the cost of the data export covers every table', () => {
  const statementOfLimit = 1;
  const statements = exportStatements(MEMBER_TABLES).length + statementOfLimit;
  expect(statements * STATEMENT_COST).toBeLessThanOrEqual(FILE_COST);
});
