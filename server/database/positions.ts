import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** The rows with these ids first, in the order of the ids, and then the others in theirs. */
export function placedFirst<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const place = ({ id }: Row) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** Saves the order of all rows of a table with a column `position`, counted from 0. */
export async function savePositions(
  manager: EntityManager,
  entity: EntityTarget<ObjectLiteral>,
  ids: readonly string[],
): Promise<void> {
  const { tableName } = manager.getRepository(entity).metadata;
  await manager.query(
    `update ${tableName} set position = place - 1 from unnest($1::uuid[]) with ordinality as listed (id, place)
     where ${tableName}.id = listed.id and position <> place - 1`,
    [ids],
  );
}
