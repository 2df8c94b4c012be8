import type { Socket } from 'node:net';
import pg from 'pg';

/**
 * With `query_timeout`, the driver only stops waiting for an answer: the statement keeps running on the connection, and
 * the next one would wait behind it. Here the connection is closed as well.
 */
export class DatabaseClient extends pg.Client {
  // The driver has ten overloads of this method; the arguments are passed on unchanged.
  override query(...given: unknown[]): never {
    const answer: unknown = super.query(...(given as unknown as [string]));
    if (answer instanceof Promise) answer.catch((error: unknown) => isTimeout(error) && void this.end());
    return answer as never;
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** The error of statements whose connection is closed here. Its code makes `isDatabaseUnavailable` recognise it. */
export class DatabaseTimeout extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer.');
  }
}

export const socketOf = ({ connection }: pg.Client) => connection.stream as Socket;

/** Closes the connection at once; a graceful end would wait for the answer to the last query. */
export const closeAtOnce = (client: pg.Client) => void socketOf(client).destroy(new DatabaseTimeout());
