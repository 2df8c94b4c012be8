import { randomBytes } from 'node:crypto';
import os from 'node:os';
import { Overloaded } from './errors';
import { DEFAULT_LIMITS } from './limits';
import { HashingProcess, PARAMETERS, type Hashing } from './passwords-process';
import { ConcurrencyLimiter } from './concurrency-limiter';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Leaves one processor for other requests. */
const CONCURRENCY = Math.max(1, os.availableParallelism() - 1);

const { memoryCost, timeCost, parallelism } = PARAMETERS;
const CURRENT_PREFIX = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
const ARGON2_HASH = /^\$argon2(id|i|d)\$/;

/** Stands in place of the hash of an account without a password; no password matches it. */
export const NO_PASSWORD = 'none';

/** The only queue of the limiter. */
const QUEUE = 'passwords';

const tooManyLogIns = () =>
  new Overloaded('Too many people are logging in right now. Please try again shortly.');

interface PasswordOptions {
  hashing?: Hashing;
  concurrency?: number;
  /** How many tasks may wait; further ones are refused, because they would wait for seconds. */
  waitingMax?: number;
}

/** Hashes passwords (argon2id). The work is queued and done outside the process that answers requests. */
export class Passwords {
  private readonly hashing: Hashing;
  private readonly turns: ConcurrencyLimiter;

  constructor({
    hashing,
    concurrency = CONCURRENCY,
    waitingMax = DEFAULT_LIMITS.passwordQueue,
  }: PasswordOptions = {}) {
    this.hashing = hashing ?? new HashingProcess(concurrency);
    this.turns = new ConcurrencyLimiter({ running: concurrency, waiting: waitingMax, refuse: tooManyLogIns });
  }

  hash(password: string): Promise<string> {
    return this.turns.run(QUEUE, () => this.hashing.hash(normalised(password)));
  }

  /**
   * Whether the password matches the hash. For an unknown account, a null hash takes the same time and does not
   * match.
   */
  async verify(hash: string | null, password: string): Promise<boolean> {
    const isReal = hash !== null && ARGON2_HASH.test(hash);
    const isRight = await this.turns.run(QUEUE, () =>
      this.hashing.verify(isReal ? hash : DECOY, normalised(password)),
    );
    return isReal && isRight;
  }

  /** Whether a hash was made with parameters other than the current ones. */
  needsRehash(hash: string): boolean {
    return !hash.startsWith(CURRENT_PREFIX);
  }

  close(): Promise<void> {
    return this.hashing.close();
  }
}

/** Keyboards differ in how they encode the same letters. */
const normalised = (password: string): string => password.normalize('NFKC');

const randomText = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** Verified for unknown accounts: a hash of no known password. */
export const DECOY = `${CURRENT_PREFIX}${randomText(SALT_BYTES)}$${randomText(HASH_BYTES)}`;
