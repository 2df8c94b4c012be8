import { SECOND_MS } from '#common/time';
import { ServiceUnavailable, TimedOut } from '../lib/errors';

/**
 * SQLSTATE classes and codes that mean that the database is unavailable at the moment: connection failures, shutdowns,
 * and too few resources (disk, memory, connections).
 */
const UNAVAILABLE_SQLSTATE = /^(08...|57P0[123]|53...)$/;
const DISK_FULL_SQLSTATE = '53100';
const UNAVAILABLE_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The last one is TypeORM's: the connection was lost, or ended by the database, between two statements of a transaction. */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Query runner already released/;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * SQLSTATE 55000 while connecting: "database is not currently accepting connections". In response to a statement
 * the same code means something else.
 */
const isConnectionRefused = (code: string, error: Error) =>
  code === '55000' && 'severity' in error && error.severity === 'FATAL';

/** An error, with what has caused it and what the driver said. */
function* causesOf(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return;
  yield error;
  yield* causesOf(error.cause);
  if ('driverError' in error) yield* causesOf(error.driverError);
}

/** Whether a driver error means that the database is unavailable, so that a later attempt may succeed. */
export const isDatabaseUnavailable = (error: unknown): boolean => [...causesOf(error)].some(saysUnavailable);

function saysUnavailable(error: Error): boolean {
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const code = codeOf(error);
  return (
    isConnectionRefused(code, error) ||
    UNAVAILABLE_SYSTEM_CODES.has(code) ||
    UNAVAILABLE_SQLSTATE.test(code) ||
    UNAVAILABLE_MESSAGE.test(error.message)
  );
}

/** SQLSTATE of a statement that was cancelled, or waited too long for a lock, and of transactions that took too long. */
const TIMED_OUT_SQLSTATE = /^(57014|55P03|25P0[34])$/;

/** Whether the database gave up a statement or a transaction after a timeout; it has rolled it back. */
const isTimedOut = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => TIMED_OUT_SQLSTATE.test(codeOf(cause)));

/**
 * The error for clients if a later attempt may succeed after this error of the driver; undefined for any other error.
 */
export function temporaryFailure(error: unknown): ServiceUnavailable | undefined {
  if (isDatabaseUnavailable(error)) return new ServiceUnavailable();
  return isTimedOut(error) ? new TimedOut() : undefined;
}

/** For how long an instance is not ready after the disk was found full: some checks of a load balancer. */
export const DISK_FULL_MS = 15 * SECOND_MS;

/** Remembers that the disk of the database was full. Reading works then, so that no check which reads notices it. */
export class DiskSpace {
  private fullAt = -Infinity;

  /** To be called with errors of the driver. */
  readonly note = (error: unknown): void => {
    if (isDiskFull(error)) this.fullAt = performance.now();
  };

  /** Whether the disk was full a moment ago. */
  get isFull(): boolean {
    return performance.now() - this.fullAt < DISK_FULL_MS;
  }
}

const isDiskFull = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => codeOf(cause) === DISK_FULL_SQLSTATE);
