import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDataSource } from '#server/composition/data-source';
import { migrate } from '#server/database/migrate';
import { startCluster } from '#server/embedded-postgres/start-cluster';

/** Runs all migrations on a temporary database, and returns the SQL that would make the tables match the entities. */
async function differences(): Promise<string[]> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'bhor-migrations-'));
  const cluster = await startCluster({ directory, role: 'tool', flags: ['fsync=off'] });
  try {
    const dataSource = await createDataSource(cluster.url).initialize();
    await migrate(dataSource);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    return upQueries.map(({ query }) => query);
  } finally {
    await cluster.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

const missing = await differences();
if (missing.length > 0) {
  console.error(`Migrations are missing for these changes of the entities:\n  ${missing.join('\n  ')}`);
  process.exit(1);
}
process.exit(0);
