import type { EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Database } from './database';
import { preparedStatement } from './prepared-statements';
import { toEntityOf, type Row } from './rows-to-entities';

interface ReadById {
  text: string;
  toEntity: (row: Row) => ObjectLiteral;
}

const known = new WeakMap<EntityMetadata, ReadById>();

/** The rows with these ids in no order, however many, with one prepared statement for each table. */
export async function rowsById<Entity extends ObjectLiteral & { id: string }>(
  database: Database,
  target: EntityTarget<Entity>,
  ids: readonly string[],
): Promise<Entity[]> {
  const repository = database.getRepository(target);
  let read = known.get(repository.metadata);
  if (!read) {
    const query = repository.createQueryBuilder('row').where('row.id = any(:ids)', { ids });
    const toEntity = toEntityOf(query.expressionMap);
    if (!toEntity) return query.getMany();
    read = { text: preparedStatement(query.getQueryAndParameters()[0]), toEntity };
    known.set(repository.metadata, read);
  }
  const rows = await database.query<Row[]>(read.text, [ids]);
  return rows.map(read.toEntity) as Entity[];
}
