import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { run, withDatabase } from './database-template';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of the test's own, cloned from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl');
  const adminUrl = withDatabase(templateUrl, 'postgres');
  const name = `bhor_test_${randomUUID().replaceAll('-', '')}`;
  const template = new URL(templateUrl).pathname.slice(1);
  await run(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: withDatabase(templateUrl, name),
    drop: async () => void (await run(adminUrl, `drop database ${name} with (force)`)),
  };
}
