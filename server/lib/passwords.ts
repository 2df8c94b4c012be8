import { randomBytes } from 'node:crypto';
import os from 'node:os';
import { ServiceUnavailable } from './errors';
import { HashingProcess, PARAMETERS, type Hashing } from './passwords-process';
import { Turns } from './turns';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** More wait seconds for their turn; they are told so instead. */
const WAITING_MAX = 100;

/** One processor stays for the requests. */
const AT_ONCE = Math.max(1, os.availableParallelism() - 1);

const { memoryCost, timeCost, parallelism } = PARAMETERS;
const TODAY = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
const ARGON2_HASH = /^\$argon2(id|i|d)\$/;

/** Everybody waits in one lane. */
const ALL = '';

const tooManyLogIns = () =>
  new ServiceUnavailable('Too many people are logging in right now. Please try again shortly.');

interface PasswordOptions {
  hashing?: Hashing;
  atOnce?: number;
  waitingMax?: number;
}

/** Hashes of passwords (argon2id). The work waits in a queue and is done beside the process that answers requests. */
export class Passwords {
  private readonly hashing: Hashing;
  private readonly turns: Turns;

  constructor({ hashing, atOnce = AT_ONCE, waitingMax = WAITING_MAX }: PasswordOptions = {}) {
    this.hashing = hashing ?? new HashingProcess(atOnce);
    this.turns = new Turns({ running: atOnce, waiting: waitingMax, refuse: tooManyLogIns });
  }

  hash(password: string): Promise<string> {
    return this.turns.run(ALL, () => this.hashing.hash(normalised(password)));
  }

  /** Whether the hash is of this password; null, where there is no account, costs the same and is false. */
  async verify(hash: string | null, password: string): Promise<boolean> {
    const isReal = hash !== null && ARGON2_HASH.test(hash);
    const isRight = await this.turns.run(ALL, () =>
      this.hashing.verify(isReal ? hash : DECOY, normalised(password)),
    );
    return isReal && isRight;
  }

  /** Whether a hash was made with other parameters than today's. */
  needsRehash(hash: string): boolean {
    return !hash.startsWith(TODAY);
  }

  close(): Promise<void> {
    return this.hashing.close();
  }
}

/** The same letters are typed in more than one way, depending on the keyboard. */
const normalised = (password: string): string => password.normalize('NFKC');

const randomText = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** Verified where there is no account: a hash of no known password. */
export const DECOY = `${TODAY}${randomText(SALT_BYTES)}$${randomText(HASH_BYTES)}`;
