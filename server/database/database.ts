import type { EntityManager } from 'typeorm';

/** Database access of services: either outside a transaction, or inside one that they share. */
export type Database = Pick<EntityManager, 'transaction' | 'getRepository' | 'query'>;
