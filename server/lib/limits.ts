import { z } from 'zod';
import { SECOND_MS } from '#common/time';

const count = z.coerce.number('a number').int().min(1).max(100_000);
const seconds = z.coerce.number('a number of seconds').min(0.1).max(3600);

/** The settings that limit what requests may use; docs/settings.md explains each of them. */
export const LIMIT_SETTINGS = {
  MAX_REQUESTS: count.default(200),
  MAX_REQUESTS_PER_NETWORK: count.default(4),
  QUEUE_PER_NETWORK: count.default(100),
  MAX_CHANGES_PER_NETWORK: count.default(5),
  MAX_OPEN_PER_NETWORK: count.default(300),
  MAX_CONNECTIONS: count.default(5000),
  MAX_CONNECTIONS_PER_NETWORK: count.default(500),
  STALL_TIMEOUT_SECONDS: seconds.default(30),
  MAX_BODY_KB: count.default(100),
  PASSWORD_QUEUE: count.default(100),
  POOL_SIZE: z.coerce.number('a number of connections').int().min(2).max(500).default(10),
  POOL_QUEUE: count.default(500),
  CONNECTION_TIMEOUT_SECONDS: seconds.default(3),
  STATEMENT_TIMEOUT_SECONDS: seconds.default(15),
  LOCK_TIMEOUT_SECONDS: seconds.default(5),
  IDLE_TRANSACTION_TIMEOUT_SECONDS: seconds.default(30),
};

/** Changes over GraphQL take capacity while they wait, so fewer of them may wait than of queries. */
const QUEUED_FOR_EACH_CHANGE = 4;

const settings = z.object(LIMIT_SETTINGS);

export type Limits = ReturnType<typeof limitsOf>;
export type RequestLimits = Limits['requests'];
export type DatabaseLimits = Limits['database'];

export const limitsOf = (values: z.infer<typeof settings>) => ({
  requests: {
    /** How many requests are worked on at the same time; fewer than may wait for a connection, so that they finish. */
    inFlight: values.MAX_REQUESTS,
    /** How many requests for data of one network address run at the same time, and how many more of them wait. */
    perNetwork: values.MAX_REQUESTS_PER_NETWORK,
    queuePerNetwork: values.QUEUE_PER_NETWORK,
    /**
     * How many changes of one network run at the same time, and how many more of them wait. Those that run and the
     * queries of the network together are fewer than the connections of the pool, so that others find one.
     */
    changesPerNetwork: values.MAX_CHANGES_PER_NETWORK,
    queuedChangesPerNetwork: QUEUED_FOR_EACH_CHANGE * values.MAX_CHANGES_PER_NETWORK,
    /** How many requests of one network, of any kind, may be unanswered. */
    openPerNetwork: values.MAX_OPEN_PER_NETWORK,
    /** How many connections may be open, even without a request. Each takes a file descriptor. */
    connections: values.MAX_CONNECTIONS,
    /** How many of one network, unless it is a proxy. */
    connectionsPerNetwork: values.MAX_CONNECTIONS_PER_NETWORK,
    /** How long a client may send and receive nothing in the middle of a request. */
    stallMs: values.STALL_TIMEOUT_SECONDS * SECOND_MS,
    /** Maximum size of a request body. */
    bodyBytes: values.MAX_BODY_KB * 1024,
  },
  /** How many log-ins wait until their password is hashed. */
  passwordQueue: values.PASSWORD_QUEUE,
  database: {
    /** Maximum number of connections that requests share; jobs have a few of their own. */
    poolSize: values.POOL_SIZE,
    /** How many statements and transactions wait for a connection. */
    poolQueue: values.POOL_QUEUE,
    /** How long they wait, and how long opening a connection may take. */
    connectionTimeoutMs: values.CONNECTION_TIMEOUT_SECONDS * SECOND_MS,
    statementTimeoutMs: values.STATEMENT_TIMEOUT_SECONDS * SECOND_MS,
    /** How long a statement waits for a lock; with 0 only the statement timeout applies. */
    lockTimeoutMs: values.LOCK_TIMEOUT_SECONDS * SECOND_MS,
    /** The database ends a transaction that is idle for this long, for example because the connection to us was lost. */
    idleTransactionMs: values.IDLE_TRANSACTION_TIMEOUT_SECONDS * SECOND_MS,
  },
});

/** The limits without any settings. */
export const DEFAULT_LIMITS: Limits = limitsOf(settings.parse({}));
