import {
  DataSource,
  SelectQueryBuilder,
  type EntityMetadata,
  type EntityTarget,
  type InsertQueryBuilder,
  type ObjectLiteral,
  type QueryRunner,
  type ReplicationMode,
} from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { JoinAttribute } from 'typeorm/query-builder/JoinAttribute.js';
import type { QueryExpressionMap } from 'typeorm/query-builder/QueryExpressionMap.js';
import { StatementRunner } from './statement-runner';
import { EntityInsert, rememberedText } from './statement-texts';

type Alias = Pick<NonNullable<QueryExpressionMap['mainAlias']>, 'name' | 'metadata'>;
type Row = Record<string, unknown>;
type ToEntity = (row: Row) => ObjectLiteral;

/** Reads entities with `EntitySelect`. */
export class EntityDataSource extends DataSource {
  override createQueryBuilder<Entity extends ObjectLiteral>(
    target: EntityTarget<Entity>,
    alias: string,
    queryRunner?: QueryRunner,
  ): SelectQueryBuilder<Entity>;
  override createQueryBuilder(queryRunner?: QueryRunner): SelectQueryBuilder<ObjectLiteral>;
  override createQueryBuilder(
    target?: EntityTarget<ObjectLiteral> | QueryRunner,
    alias?: string,
    queryRunner?: QueryRunner,
  ): SelectQueryBuilder<ObjectLiteral> {
    if (alias === undefined) return new EntitySelect(this, target as QueryRunner | undefined);
    const { target: entity } = this.getMetadata(target as EntityTarget<ObjectLiteral>);
    return new EntitySelect(this, queryRunner).select(alias).from(entity, alias);
  }

  override createQueryRunner(mode: ReplicationMode = 'master'): QueryRunner {
    const runner = new StatementRunner(this.driver as PostgresDriver, mode);
    return Object.assign(runner, { manager: this.createEntityManager(runner) });
  }
}

/**
 * TypeORM finds out for each value of each row which column it belongs to and how it is converted. Here that is found
 * out once for each selection: a page of 50 members is read in 0.5 ms instead of 0.8. Queries with anything unusual,
 * such as joins that can multiply rows, are left to TypeORM.
 */
class EntitySelect<Entity extends ObjectLiteral> extends SelectQueryBuilder<Entity> {
  protected override async executeEntitiesAndRawResults(queryRunner: QueryRunner) {
    const toEntity = toEntityOf(this.expressionMap);
    if (!toEntity) return super.executeEntitiesAndRawResults(queryRunner);
    const raw = await this.loadRawResults(queryRunner);
    return { entities: raw.map(toEntity) as Entity[], raw };
  }

  /** TypeORM first writes the statement and its values as the key of a cache that is off. */
  protected override async loadRawResults(queryRunner: QueryRunner): Promise<Row[]> {
    return (await queryRunner.query(...this.getQueryAndParameters())) as Row[];
  }

  override insert(): InsertQueryBuilder<Entity> {
    this.expressionMap.queryType = 'insert';
    return new EntityInsert<Entity>(this);
  }

  protected override createSelectExpression(): string {
    const query = this.expressionMap;
    if (!query.mainAlias?.hasMetadata || !isOfJoinedTables(query)) return super.createSelectExpression();
    const { queryEntity, selectDistinct, selectDistinctOn } = query;
    const key = `select ${queryEntity} ${selectDistinct} ${selectDistinctOn.join()} ${selectionOf(query)}`;
    return rememberedText(query, key, () => super.createSelectExpression());
  }

  protected override replacePropertyNamesForTheWholeQuery(statement: string): string {
    return rememberedText(this.expressionMap, statement, () =>
      super.replacePropertyNamesForTheWholeQuery(statement),
    );
  }
}

/** By alias, table, selected columns and joins; null if TypeORM has to do it. */
const known = new WeakMap<EntityMetadata, Map<string, ToEntity | null>>();

function toEntityOf(query: QueryExpressionMap): ToEntity | null {
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
const isOfJoinedTables = ({ aliases, joinAttributes }: QueryExpressionMap): boolean =>
  aliases.length === joinAttributes.length + 1;

/** What determines the columns of a query, and how a row becomes an entity. */
const selectionOf = ({ mainAlias, selects, joinAttributes }: QueryExpressionMap): string =>
  [
    mainAlias!.name,
    ...selects.map(({ selection, aliasName }) => `${selection} ${aliasName ?? ''}`),
    ...joinAttributes.map((join) => `join ${String(join.entityOrProperty)} ${join.alias.name}`),
  ].join();

/** Longer names of columns are shortened by TypeORM. */
const KEY_LENGTH_MAX = 63;

function prepareToEntity(query: QueryExpressionMap, { name, metadata }: Alias): ToEntity | null {
  const columns = selectedColumns(query, { name, metadata });
  const id = idKeyOf({ name, metadata });
  const joins = query.joinAttributes.filter(({ parentAlias }) => parentAlias === name);
  const relations = joins.filter(({ isSelected }) => isSelected).map((join) => relationOf(query, join));
  if (
    !isSimple(metadata) ||
    !columns.some(({ key }) => key === id) ||
    columns.some(({ key }) => key.length > KEY_LENGTH_MAX) ||
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

/** The name of a column in the rows of a query. */
const keyOf = (alias: string, { databaseName }: ColumnMetadata): string => `${alias}_${databaseName}`;

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
