import { getMetadataArgsStorage } from 'typeorm';
import { expect, test } from 'vitest';
import { ENTRY_LABELS, type EntryName } from '#common/journal/entry-labels';
import { FILE_COST, STATEMENT_COST } from '../graphql/query-cost';
import {
  ENTITIES,
  JOURNAL_ENTRIES,
  MEMBER_TABLES,
  PARTS,
  RATE_LIMITS,
  RESOLVERS,
  REST_ROUTES,
  TASKS,
} from './parts';
import { exportStatements } from '../features/privacy/data-export.service';
import { entryTypeOf } from '../features/timeline/entry-names';

type Modules = Record<string, Record<string, unknown>>;

const exportsOf = (modules: Modules) => Object.values(modules).flatMap((module) => Object.values(module));

const [features, entities, resolvers, routes, limits, tasks] = [
  import.meta.glob(['../features/*/feature.ts', './mail.ts'], { eager: true }) as Modules,
  import.meta.glob(['../features/**/*.entity.ts', '../mail/*.entity.ts'], { eager: true }) as Modules,
  import.meta.glob('../features/**/*.resolver.ts', { eager: true }) as Modules,
  import.meta.glob('../features/**/*.routes.ts', { eager: true }) as Modules,
  import.meta.glob('../features/**/*.rate-limits.ts', { eager: true }) as Modules,
  import.meta.glob(['../features/**/*.tasks.ts', '../mail/*.tasks.ts'], { eager: true }) as Modules,
].map(exportsOf);

test.each([
  ['feature.ts', features, PARTS],
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
  ['member tables', PARTS.flatMap(({ memberTables = {} }) => Object.keys(memberTables))],
  ['entries of the journal', PARTS.flatMap(({ journalEntries = {} }) => Object.keys(journalEntries))],
  ['studio tables', PARTS.flatMap(({ studioTables = {} }) => Object.keys(studioTables))],
  ['removals', PARTS.flatMap(({ removals = {} }) => Object.keys(removals))],
])('the names of %s are unique', (_kind, names) => {
  expect(names).toEqual([...new Set(names)]);
});

test('every label of an entry of the journal has a type, and every type a label', () => {
  const labelled = (Object.keys(ENTRY_LABELS) as EntryName[]).map(entryTypeOf);
  expect(Object.keys(JOURNAL_ENTRIES).sort()).toEqual(labelled.sort());
});

test('the cost of the data export covers every table', () => {
  const statementOfLimit = 1;
  const statements = exportStatements(MEMBER_TABLES).length + statementOfLimit;
  expect(statements * STATEMENT_COST).toBeLessThanOrEqual(FILE_COST);
});
