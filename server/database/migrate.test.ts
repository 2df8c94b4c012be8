import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../lib/errors';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../test/test-database';
import { eventually } from '../test/eventually';
import { run } from '../test/database-template';
import { statementsByMigration } from '../test/migration-statements';
import { createDataSource } from '../composition/data-source';
import { FOR_MIGRATIONS } from './data-source';
import { migrate, pendingMigrations, requireMigrated, schemaFault } from './migrate';

let database: TestDatabase;
const opened: DataSource[] = [];
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => close());

async function close(): Promise<void> {
  await Promise.all(opened.splice(0).map((dataSource) => dataSource.destroy()));
  await database.drop();
}

type MigrationClass = new () => MigrationInterface;

/** Connects as a server does, with the given migrations in place of the real ones. */
async function open(migrations?: MigrationClass[]): Promise<DataSource> {
  const usual = createDataSource(database.url, { ...FOR_MIGRATIONS, lockTimeoutMs: 300 });
  const dataSource = migrations ? new DataSource({ ...usual.options, migrations }) : usual;
  opened.push(await dataSource.initialize());
  return dataSource;
}

/** Connects to a database that has run every migration. */
async function openMigrated(): Promise<DataSource> {
  await close();
  database = await createTestDatabase();
  return open();
}

const namesOf = (dataSource: DataSource) => dataSource.migrations.map(({ name }) => name);

/** Everything that migrations can create in a schema, as comparable lines. */
async function structureOf(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ line: string }[]>(`
    select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public' and tablename <> 'migrations'
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function ' || proname from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'type ' || typname from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    order by line
  `);
  return rows.map(({ line }) => line);
}

class First1700000000101 implements MigrationInterface {
  name = 'First1700000000101';

  async up(runner: QueryRunner) {
    await runner.query('create table firsts (id int)');
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table firsts');
  }
}

class Broken1700000000102 implements MigrationInterface {
  name = 'Broken1700000000102';

  async up(runner: QueryRunner) {
    await runner.query('create table seconds (id int)');
    await runner.query('insert into seconds values (1)');
    await runner.query('select * from no_such_table');
  }

  down = () => Promise.resolve();
}

class Change {
  name = 'Change1700000000102';
  up = (runner: QueryRunner) => runner.query('alter table firsts add column name text') as Promise<void>;
  down = async () => {};
}

/** Another session that uses the tables until its transaction is rolled back. */
async function openTransaction(statement: string): Promise<QueryRunner> {
  const runner = (await open([])).createQueryRunner();
  await runner.startTransaction();
  await runner.query(statement);
  return runner;
}

async function waitingForLocks(): Promise<number> {
  const where = `datname = current_database() and wait_event_type = 'Lock'`;
  return (await run(database.url, `select 1 from pg_stat_activity where ${where}`)).length;
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).not.toContain('\n');
  return message;
}

test('runs every migration on an empty database, in order and once', async () => {
  const dataSource = await open();
  expect(await pendingMigrations(dataSource)).toEqual(namesOf(dataSource));
  expect(await migrate(dataSource)).toEqual(namesOf(dataSource));
  expect(await migrate(dataSource)).toEqual([]);
  await requireMigrated(dataSource);
});

test('gives every migration a name, with timestamps in the order of the files', async () => {
  const names = namesOf(await open());
  expect(names.length).toBeGreaterThan(0);
  // Without the property `name` TypeORM uses the class name, which bundling may change; a later start would then
  // not recognise the migration.
  for (const name of names) expect(name).toMatch(/^[A-Z]\w+\d{13}$/);
  const stamps = names.map((name) => Number(name?.slice(-13)));
  expect(stamps).toEqual([...stamps].sort((a, b) => a - b));
  expect(new Set(stamps).size).toBe(stamps.length);
});

test('creates tables that match the entities', async () => {
  const dataSource = await openMigrated();
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test('reverts every migration down to an empty database, and builds the same structure again', async () => {
  const dataSource = await open();
  await migrate(dataSource);
  const before = await structureOf(dataSource);
  for (const _name of dataSource.migrations) await dataSource.undoLastMigration();
  expect(await structureOf(dataSource)).toEqual([]);
  expect(await migrate(dataSource)).toEqual(namesOf(dataSource));
  expect(await structureOf(dataSource)).toEqual(before);
});

test('runs each migration once when several servers start at the same time', async () => {
  const servers = await Promise.all([open(), open(), open()]);
  const done = await Promise.all(servers.map((dataSource) => migrate(dataSource)));
  expect(done.flat()).toEqual(namesOf(servers[0]));
  for (const dataSource of servers) await requireMigrated(dataSource);
});

test('names a failed migration with the reason, and rolls it back', async () => {
  const dataSource = await open([First1700000000101, Broken1700000000102]);
  const message = await refusalOf(migrate(dataSource));
  expect(message).toContain('Migration Broken1700000000102 failed');
  expect(message).toContain('relation "no_such_table" does not exist');
  expect(await structureOf(dataSource)).toEqual(['column firsts.id integer YES ']);
  expect(await pendingMigrations(dataSource)).toEqual(['Broken1700000000102']);
});

test('runs the corrected migration after a failure, even on another server', async () => {
  await refusalOf(migrate(await open([First1700000000101, Broken1700000000102])));
  class Broken {
    name = 'Broken1700000000102';
    up = (runner: QueryRunner) => runner.query('create table seconds (id int)') as Promise<void>;
    down = async () => {};
  }
  expect(await migrate(await open([First1700000000101, Broken]))).toEqual(['Broken1700000000102']);
});

test('releases its lock, whether a migration succeeds or fails', async () => {
  await refusalOf(migrate(await open([Broken1700000000102])));
  const dataSource = await open([First1700000000101]);
  await migrate(dataSource);
  expect(
    await dataSource.query(
      `select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    ),
  ).toEqual([]);
});

test('refuses a database with pending migrations, naming them and the command to run', async () => {
  const empty = await open();
  const allMissing = await refusalOf(requireMigrated(empty));
  for (const name of namesOf(empty)) expect(allMissing).toContain(name);
  expect(allMissing).toContain('npm run db:migrate');

  const dataSource = await openMigrated();
  await dataSource.undoLastMigration();
  const oneMissing = await refusalOf(requireMigrated(dataSource));
  expect(oneMissing).toContain(namesOf(dataSource).at(-1));
  expect(oneMissing).not.toContain(namesOf(dataSource)[0]);
});

test('changes nothing when it looks for pending migrations', async () => {
  const dataSource = await open();
  await pendingMigrations(dataSource);
  await refusalOf(requireMigrated(dataSource));
  expect(await dataSource.query(`select to_regclass('migrations') as found`)).toEqual([{ found: null }]);
});

/** Leaves the tables as a newer version would; `needs` is the migration that it requires of every version. */
async function migrateBeyond(dataSource: DataSource, needs?: string): Promise<void> {
  const name = 'Future1900000000000';
  await dataSource.query('insert into migrations (timestamp, name) values (1900000000000, $1)', [name]);
  if (needs) await dataSource.query('insert into program_requirements values ($1, $2)', [name, needs]);
}

test('accepts the tables of a newer version without changing them', async () => {
  const dataSource = await openMigrated();
  await migrateBeyond(dataSource);
  await requireMigrated(dataSource);
  expect(await migrate(dataSource)).toEqual([]);
  expect(await schemaFault(dataSource)).toBeNull();
});

test('accepts a newer version whose required migration this version includes', async () => {
  const dataSource = await openMigrated();
  await migrateBeyond(dataSource, namesOf(dataSource).at(-1));
  await requireMigrated(dataSource);
  expect(await migrate(dataSource)).toEqual([]);
});

test('refuses tables that require a newer version, and says so', async () => {
  const dataSource = await openMigrated();
  await migrateBeyond(dataSource, 'Contract1800000000000');
  for (const work of [migrate, requireMigrated]) {
    expect(await refusalOf(work(dataSource))).toMatch(
      /newer than this version of Bhor: Future1900000000000 .*Contract1800000000000.*Update Bhor/,
    );
  }
  expect(await schemaFault(dataSource)).toBe('newer program');
});

test('refuses a database of another branch that lacks migrations of this one', async () => {
  const dataSource = await openMigrated();
  await migrateBeyond(dataSource);
  const last = namesOf(dataSource).at(-1);
  await dataSource.query('delete from migrations where name = $1', [last]);
  for (const work of [migrate, requireMigrated]) {
    const message = await refusalOf(work(dataSource));
    expect(message).toContain('Future1900000000000');
    expect(message).toContain(last);
  }
});

test('refuses a database from before the migrations of this version, and says what to do', async () => {
  await migrate(await open([First1700000000101, Change]));
  await run(
    database.url,
    `create table program_requirements as select 'Change1700000000102' as migration, 'First1700000000101' as needs`,
  );
  const dataSource = await open();
  const { length } = dataSource.migrations;
  expect(await refusalOf(migrate(dataSource))).toBe(
    `The database belongs to a different version of Bhor: it has run First1700000000101 and 1 more, and lacks ${namesOf(dataSource)[0]} and ${length - 1} more. To keep its data, use a version that includes all of them. Otherwise set another DATABASE_URL or DATA_DIR, or delete all data with npm run db:reset.`,
  );
});

/** A column that becomes text still accepts what an older program writes. */
const BREAKING =
  /\bdrop (table|column|view)\b|\brename\b|\bset not null\b|\balter column \w+ (set data )?type (?!text$)/i;

const isUnrecordedBreak = (statements: readonly string[]) =>
  statements.some((statement) => BREAKING.test(statement)) &&
  !statements.some((statement) => statement.includes('program_requirements'));

test('no migration breaks older versions without recording which ones can use the new tables', async () => {
  for (const [name, statements] of await statementsByMigration(await open()))
    expect(isUnrecordedBreak(statements), name).toBe(false);
});

test.each([
  'drop table firsts',
  'alter table firsts drop column name',
  'alter table firsts rename column name to title',
  'alter table firsts alter column name set not null',
  'alter table firsts alter column id type bigint',
])('"%s" breaks older versions', (statement) => {
  expect(isUnrecordedBreak([statement])).toBe(true);
  expect(isUnrecordedBreak([statement, "insert into program_requirements values ('a', 'b')"])).toBe(false);
});

test.each(['alter table firsts add column age integer', 'alter table firsts alter column name type text'])(
  '"%s" breaks no older version',
  (statement) => expect(isUnrecordedBreak([statement])).toBe(false),
);

test('waits for a table in use without blocking its users, and then migrates it', async () => {
  const dataSource = await open([First1700000000101, Change]);
  await migrate(await open([First1700000000101]));
  const inUse = await openTransaction('lock table firsts in share mode');
  const done = migrate(dataSource, { lockPauseMs: 20 });
  await eventually(async () => expect(await waitingForLocks()).toBe(1));
  await eventually(async () => expect(await waitingForLocks()).toBe(0));
  await inUse.rollbackTransaction();
  expect(await done).toEqual(['Change1700000000102']);
});

test('gives up on a table that stays in use, says so and changes nothing', async () => {
  await migrate(await open([First1700000000101]));
  const inUse = await openTransaction('lock table firsts in share mode');
  const dataSource = await open([First1700000000101, Change]);
  const message = await refusalOf(migrate(dataSource, { lockTries: 2, lockPauseMs: 20 }));
  expect(message).toMatch(/Change1700000000102 .*in use.*Start again/);
  await inUse.rollbackTransaction();
  expect(await pendingMigrations(dataSource)).toEqual(['Change1700000000102']);
});

test('waits for a limited time while another program is migrating', async () => {
  const other = await openTransaction('select pg_advisory_lock(7162026)');
  const message = await refusalOf(migrate(await open([First1700000000101]), { migrationLockTimeoutMs: 300 }));
  expect(message).toMatch(/Another Bhor .*migrat/);
  await other.rollbackTransaction();
});
