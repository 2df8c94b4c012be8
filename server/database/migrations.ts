import type { MigrationInterface } from 'typeorm';

type MigrationClass = new () => MigrationInterface;

const files = import.meta.glob<Record<string, MigrationClass>>('../../migrations/*.ts', { eager: true });

/** Every migration, in the order of its file name; TypeORM reads the time stamp at the end of the class name. */
export const migrations = Object.keys(files)
  .sort()
  .flatMap((file) => Object.values(files[file]!));
