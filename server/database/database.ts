import type { EntityManager } from 'typeorm';

/** What services need of the database: all of it, or one transaction in which everything they do belongs together. */
export type Database = Pick<EntityManager, 'transaction' | 'getRepository' | 'query'>;
