import type { DataSource } from 'typeorm';
import { connect } from '#server/database/connect';
import { createDataSource } from '#server/database/data-source';
import { migrate } from '#server/database/migrate';
import { StartError } from '#server/lib/errors';
import { seedWhenEmpty } from '#server/seed/seed';

export const migrateDatabase = (url: string) =>
  withDatabase(url, async (dataSource) => {
    const done = await migrate(dataSource);
    console.log(done.length > 0 ? `Ran ${done.join(', ')}.` : 'Nothing to do: every migration has been run.');
  });

export const undoMigration = (url: string) =>
  withDatabase(url, async (dataSource) => {
    await dataSource.undoLastMigration();
    console.log('Undid the last migration.');
  });

export const seedDatabase = (url: string) =>
  withDatabase(url, async (dataSource) => {
    const hasFilled = await seedWhenEmpty(dataSource);
    console.log(hasFilled ? 'Filled the empty database.' : 'Nothing to do: the database is not empty.');
  });

/** Removes everything and builds it up again; never in production. */
export const resetDatabase = (url: string) => {
  if (process.env['NODE_ENV'] === 'production') {
    throw new StartError('db:reset removes all data, so it does not run with NODE_ENV=production.');
  }
  return withDatabase(url, async (dataSource) => {
    await dataSource.query('drop schema public cascade');
    await dataSource.query('create schema public');
    await migrate(dataSource);
    await seedWhenEmpty(dataSource);
    console.log('The database is as new.');
  });
};

async function withDatabase(url: string, work: (dataSource: DataSource) => Promise<void>): Promise<void> {
  const dataSource = createDataSource(url, { statementTimeoutMs: 0 });
  await connect(dataSource);
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
