/**
 * Parts of statements as TypeORM has written them before. It writes each again for every query: it goes through all
 * columns of the table, and then searches the text for names of properties with a regular expression of its own.
 */
import { LRUCache } from 'lru-cache';
import { InsertQueryBuilder, type EntityMetadata, type ObjectLiteral } from 'typeorm';
import type { QueryExpressionMap } from 'typeorm/query-builder/QueryExpressionMap.js';

/** Texts have no values in them, but numbers of rows and conditions that are composed, such as those of searches. */
const TEXTS_MAX = 500;

const texts = new WeakMap<EntityMetadata, LRUCache<string, string>>();

/** What `write` returned for this key, which is all that the text depends on besides the table. */
export function rememberedText({ mainAlias }: QueryExpressionMap, key: string, write: () => string): string {
  if (!mainAlias?.hasMetadata) return write();
  const { metadata } = mainAlias;
  const ofTable = texts.get(metadata) ?? new LRUCache<string, string>({ max: TEXTS_MAX });
  texts.set(metadata, ofTable);
  const known = ofTable.get(key);
  if (known !== undefined) return known;
  const text = write();
  ofTable.set(key, text);
  return text;
}

/** Inserts rows with remembered texts. */
export class EntityInsert<Entity extends ObjectLiteral> extends InsertQueryBuilder<Entity> {
  protected override replacePropertyNamesForTheWholeQuery(statement: string): string {
    return rememberedText(this.expressionMap, statement, () =>
      super.replacePropertyNamesForTheWholeQuery(statement),
    );
  }
}
