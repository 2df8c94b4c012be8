/** How a row of a query becomes an entity. */
import type { EntityMetadata, ObjectLiteral } from 'typeorm';
import { DriverUtils } from 'typeorm/driver/DriverUtils.js';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { JoinAttribute } from 'typeorm/query-builder/JoinAttribute.js';
import type { QueryExpressionMap } from 'typeorm/query-builder/QueryExpressionMap.js';

type Alias = Pick<NonNullable<QueryExpressionMap['mainAlias']>, 'name' | 'metadata'>;
export type Row = Record<string, unknown>;
type ToEntity = (row: Row) => ObjectLiteral;

/** By alias, table, selected columns and joins; null if TypeORM has to do it. */
const known = new WeakMap<EntityMetadata, Map<string, ToEntity | null>>();

export function toEntityOf(query: QueryExpressionMap): ToEntity | null {
  const { mainAlias } = query;
  if (!mainAlias?.hasMetadata || !isPlain(query)) return null;
  const ofEntity = known.get(mainAlias.metadata) ?? new Map<string, ToEntity | null>();
  known.set(mainAlias.metadata, ofEntity);
  const selection = selectionOf(query);
  let toEntity = ofEntity.get(selection);
  if (toEntity === undefined) {
    toEntity = prepareToEntity(query, mainAlias);
    ofEntity.set(selection, toEntity);
  }
  return toEntity;
}

/** Whether TypeORM would send one statement and make one entity of each row. */
const isPlain = (query: QueryExpressionMap): boolean =>
  query.lockMode === undefined &&
  query.relationLoadStrategy === 'join' &&
  query.relationIdAttributes.length === 0 &&
  query.options.length === 0 &&
  isOfJoinedTables(query) &&
  query.joinAttributes.every(isToOne) &&
  (query.joinAttributes.length === 0 || (query.skip === undefined && query.take === undefined));

/** Whether the tables of a query are its own and those of its joins. */
export const isOfJoinedTables = ({ aliases, joinAttributes }: QueryExpressionMap): boolean =>
  aliases.length === joinAttributes.length + 1;

/** What determines the columns of a query, and how a row becomes an entity. */
export const selectionOf = ({ mainAlias, selects, joinAttributes }: QueryExpressionMap): string =>
  [
    mainAlias!.name,
    ...selects.map(({ selection, aliasName }) => `${selection} ${aliasName ?? ''}`),
    ...joinAttributes.map((join) => `join ${String(join.entityOrProperty)} ${join.alias.name}`),
  ].join();

function prepareToEntity(query: QueryExpressionMap, { name, metadata }: Alias): ToEntity | null {
  const columns = selectedColumns(query, { name, metadata });
  const id = idKeyOf({ name, metadata });
  const joins = query.joinAttributes.filter(({ parentAlias }) => parentAlias === name);
  const relations = joins.filter(({ isSelected }) => isSelected).map((join) => relationOf(query, join));
  if (
    !isSimple(metadata) ||
    !columns.some(({ key }) => key === id) ||
    !relations.every((relation) => relation !== null)
  )
    return null;
  return (row) => {
    const entity = metadata.create() as Row;
    for (const { key, property, convert } of columns) {
      const value = row[key];
      if (value !== undefined) entity[property] = convert ? convert(value) : value;
    }
    for (const { property, idKey, toEntity } of relations)
      entity[property] = row[idKey] === null ? null : toEntity(row);
    return entity;
  };
}

/** Such a join leaves one row for each entity. */
const isToOne = ({ relation, isMany, mapToProperty }: JoinAttribute): boolean =>
  relation !== undefined && !isMany && mapToProperty === undefined;

/** A joined entity; null if TypeORM has to make it. */
function relationOf(query: QueryExpressionMap, { relation, alias }: JoinAttribute) {
  const toEntity = prepareToEntity(query, alias);
  return relation && toEntity ? { property: relation.propertyName, idKey: idKeyOf(alias), toEntity } : null;
}

/** Without inheritance, embedded or computed columns, lazy relations and listeners. */
const isSimple = (metadata: EntityMetadata): boolean =>
  metadata.tableType === 'regular' &&
  metadata.childEntityMetadatas.length === 0 &&
  metadata.discriminatorColumn === undefined &&
  metadata.embeddeds.length === 0 &&
  metadata.lazyRelations.length === 0 &&
  metadata.relationIds.length === 0 &&
  metadata.afterLoadListeners.length === 0 &&
  metadata.dataSource.subscribers.length === 0;

function selectedColumns({ selects }: QueryExpressionMap, { name, metadata }: Alias) {
  const selections = new Set(selects.map(({ selection }) => selection));
  return metadata.columns
    .filter(
      (column) =>
        !column.isVirtual && (selections.has(name) || selections.has(`${name}.${column.propertyPath}`)),
    )
    .map((column) => ({
      key: keyOf(name, column),
      property: column.propertyName,
      convert: converterOf(column),
    }));
}

/** The name of a column in the rows of a query; TypeORM shortens long ones. */
const keyOf = (alias: string, { databaseName, entityMetadata }: ColumnMetadata): string =>
  DriverUtils.buildAlias(entityMetadata.dataSource.driver, undefined, alias, databaseName);

const idKeyOf = ({ name, metadata }: Alias): string => keyOf(name, metadata.primaryColumns[0]!);

/** Types of which the driver returns what entities have. */
const CONVERTED_BY_DRIVER = new Set<unknown>([
  'uuid',
  'varchar',
  'text',
  'smallint',
  'integer',
  'boolean',
  'timestamptz',
  'jsonb',
]);

function converterOf(column: ColumnMetadata): ((value: unknown) => unknown) | null {
  if (!column.transformer && !column.isArray && CONVERTED_BY_DRIVER.has(column.type)) return null;
  const { driver } = column.entityMetadata.dataSource;
  return (value): unknown => driver.prepareHydratedValue(value, column);
}
