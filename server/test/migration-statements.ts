import type { DataSource } from 'typeorm';
import { migrate } from '../database/migrate';
import { statementsOf } from './sql-statements';

/** Runs the migrations on an empty database; the statements of each, by its name. */
export async function statementsByMigration(dataSource: DataSource): Promise<Map<string, string[]>> {
  const statements = await statementsOf(dataSource, () => migrate(dataSource));
  const names = dataSource.migrations.map(({ name }) => name!);
  const found = new Map<string, string[]>();
  let current: string[] = [];
  for (const statement of statements) {
    current.push(statement);
    if (!statement.startsWith('INSERT INTO "migrations"')) continue;
    found.set(names[found.size]!, current);
    current = [];
  }
  return found;
}
