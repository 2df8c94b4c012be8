import type { EntityManager } from 'typeorm';

/** Drops the indexes of tables that belong to no constraint, runs `work`, and builds them, which takes less time. */
export async function withoutIndexes(
  manager: EntityManager,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await manager.query<{ name: string; definition: string }[]>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any ($1)
       and not exists (select from pg_constraint where conname = indexname)`,
    [tables],
  );
  for (const { name } of indexes) await manager.query(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await manager.query(definition);
}
