/**
 * A backup is a text, compressed with gzip and encrypted if there is a key: a line about the backup, then for each table a
 * line with its name and columns, its rows as PostgreSQL copies them, and a line with `\.`; then the waiting jobs in the
 * same way, one JSON object per line, and the uploaded files, in lines of base64; last a line with the number of rows and
 * their hashes, by table.
 */

export const FORMAT = 2;
/** This format has no uploaded files. */
export const OLDEST_FORMAT = 1;

/** The first line. */
export interface BackupHead {
  format: number;
  /** Version of the program that made it. */
  version: string;
  madeAt: string;
  /** Names of the migrations that the database had run. */
  migrations: string[];
}

/** The line before the rows of a table. */
export interface TableHead {
  table: string;
  columns: string[];
}

/** The line before the jobs. */
export interface JobsHead {
  jobs: true;
}

/** The line before an uploaded file. */
export interface FileHead {
  /** Key of the file in the storage. */
  file: string;
  sha256: string;
}

/** The number of copied rows of a table, and their SHA-256. */
export interface TableSum {
  rows: number;
  sha256: string;
}

/** The last line. */
export interface BackupEnd {
  tables: Record<string, TableSum>;
  jobs: number;
  files: number;
}

/** Ends the rows of a table; no row looks like this, because PostgreSQL doubles backslashes. Ends files, too. */
export const END_OF_ROWS = '\\.';

/** A job that was waiting. */
export interface WaitingJob {
  task: string;
  payload: unknown;
  runAt: string;
  maxAttempts: number;
  priority: number;
  key: string | null;
}
