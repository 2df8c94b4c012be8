import type { MigrationInterface } from 'typeorm';

type MigrationClass = new () => MigrationInterface;

const files = import.meta.glob<Record<string, MigrationClass>>('../../migrations/*.ts', { eager: true });

/** All migrations, in the order of their file names. TypeORM reads the timestamp at the end of their names. */
export const migrations = Object.keys(files)
  .sort()
  .flatMap((file) => Object.values(files[file]!));
