import {
  DataSource,
  SelectQueryBuilder,
  type EntityTarget,
  type InsertQueryBuilder,
  type ObjectLiteral,
  type QueryRunner,
  type ReplicationMode,
} from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { preparedStatement } from './prepared-statements';
import { isOfJoinedTables, selectionOf, toEntityOf, type Row } from './rows-to-entities';
import { StatementRunner } from './statement-runner';
import { EntityInsert, rememberedText } from './statement-texts';

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
  isPrepared = false;

  protected override async executeEntitiesAndRawResults(queryRunner: QueryRunner) {
    const toEntity = toEntityOf(this.expressionMap);
    if (!toEntity) return super.executeEntitiesAndRawResults(queryRunner);
    const raw = await this.loadRawResults(queryRunner);
    return { entities: raw.map(toEntity) as Entity[], raw };
  }

  /** TypeORM first writes the statement and its values as the key of a cache that is off. */
  protected override async loadRawResults(queryRunner: QueryRunner): Promise<Row[]> {
    const [text, values] = this.getQueryAndParameters();
    return (await queryRunner.query(this.isPrepared ? preparedStatement(text) : text, values)) as Row[];
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

/** Has PostgreSQL prepare the statement of a query, see `preparedStatement`. */
export function prepare(query: SelectQueryBuilder<ObjectLiteral>): void {
  if (query instanceof EntitySelect) query.isPrepared = true;
}
