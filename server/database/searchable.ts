import { Column, Index } from 'typeorm';

/** A row with a column of its words, for searches. A trigger writes it, and entities are read without it. */
export abstract class SearchableRow {
  @Column({
    type: 'tsvector',
    name: 'search_words',
    nullable: true,
    select: false,
    insert: false,
    update: false,
  })
  searchWords?: string | null;
}

/** The indexes of a table that is searched for words, and for similar ones in a column with a short text. */
export const Searchable =
  (table: string, similar: string): ClassDecorator =>
  (entity) => {
    Index(`${table}_search`, ['searchWords'], { type: 'gin' })(entity);
    Index(`${table}_similar_${similar}`, [similar], { type: 'gin' })(entity);
  };
