import { Column } from 'typeorm';

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
