import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createDataSource } from '../composition/data-source';
import { migrate } from '../database/migrate';
import { startCluster } from '../embedded-postgres/start-cluster';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the migrated, empty database that tests clone. */
    templateUrl: string;
  }
}

const TEMPLATE = 'bhor_template';
/** Test data need not survive a power failure, so durability is traded for speed. */
const FLAGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Autovacuum would visit hundreds of databases every minute, and change query plans during a test.
  'autovacuum=off',
  'max_connections=300',
  // Clients and servers compute the hash of the password as often, for thousands of connections.
  'scram_iterations=1',
  // Dropping a database looks at every buffer.
  'shared_buffers=128MB',
];

/** Global set-up: starts a cluster for this run alone, so that runs cannot interfere, with a migrated template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-test-'));
  const cluster = await startCluster({ directory, role: 'tool', flags: FLAGS });
  await run(cluster.url, `alter role postgres password '${cluster.password}'`);
  await run(cluster.url, `create database ${TEMPLATE}`);
  const templateUrl = withDatabase(cluster.url, TEMPLATE);
  const dataSource = await createDataSource(templateUrl).initialize();
  await migrate(dataSource);
  await dataSource.destroy();
  project.provide('templateUrl', templateUrl);
  return async () => {
    await cluster.stop();
    fs.rmSync(directory, { recursive: true, force: true });
  };
}
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Runs one statement on a separate connection. */
export async function run<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
