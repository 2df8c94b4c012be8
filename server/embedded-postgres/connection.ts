import pg from 'pg';
import { ClusterError, errorCode } from './cluster-error';
import type { ClusterPaths } from './cluster-paths';

const CONNECT_TIMEOUT_MS = 3000;
const QUERY_TIMEOUT_MS = 30_000;

/** The only address that the cluster listens on. */
export const HOST = '127.0.0.1';
/** The only database user, because the cluster belongs to the product alone. */
export const SUPERUSER = 'postgres';
const DATABASE = 'bhor';

/** How to reach a running cluster. */
export interface Access {
  port: number;
  password: string;
}

/** The connection string of the product's database. */
export function databaseUrl({ port, password }: Access): string {
  return `postgres://${SUPERUSER}:${password}@${HOST}:${port}/${DATABASE}`;
}

/** Whether the cluster accepts connections. Throws if it refuses the password, because waiting would not help. */
export async function acceptsConnections(access: Access, paths: ClusterPaths): Promise<boolean> {
  try {
    await withClient(access, (client) => client.query('select 1'));
    return true;
  } catch (error) {
    if (errorCode(error) === WRONG_PASSWORD) throw wrongPassword(paths);
    return false;
  }
}

/** Creates the product's database unless it exists. */
export async function ensureDatabase(access: Access, paths: ClusterPaths): Promise<void> {
  try {
    await withClient(access, async (client) => {
      const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
      if (found.rowCount === 0) await client.query(`create database ${DATABASE} encoding 'UTF8'`);
    });
  } catch (error) {
    if (errorCode(error) === WRONG_PASSWORD) throw wrongPassword(paths);
    const reason = error instanceof Error ? error.message : String(error);
    throw new ClusterError(
      `PostgreSQL is running, but the database ${DATABASE} cannot be used: ${reason}. The log is ${paths.log}.`,
    );
  }
}

const WRONG_PASSWORD = '28P01';

function wrongPassword(paths: ClusterPaths): ClusterError {
  return new ClusterError(
    `The data in ${paths.data} does not match the password in ${paths.password}. Restore the right password file, or stop whatever uses the data and remove ${paths.directory} to start from scratch.`,
  );
}

async function withClient<T>(access: Access, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...access,
    host: HOST,
    user: SUPERUSER,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  // A broken connection also fails the pending query, so this event needs no handling.
  client.on('error', () => {});
  try {
    await client.connect();
    return await use(client);
  } finally {
    void client.end().catch(() => {});
  }
}
