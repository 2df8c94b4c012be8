import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { run, withDatabase } from './database-template';
import type { TestDatabase } from './test-database';

/** Creates a database without tables for one test. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const adminUrl = withDatabase(inject('templateUrl'), 'postgres');
  const name = `bhor_test_${randomUUID().replaceAll('-', '')}`;
  await run(adminUrl, `create database ${name} strategy file_copy`);
  return {
    url: withDatabase(adminUrl, name),
    drop: async () => void (await run(adminUrl, `drop database ${name} with (force)`)),
  };
}
