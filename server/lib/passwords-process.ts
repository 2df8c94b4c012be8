import { createRequire } from 'node:module';
import { SECOND_MS } from '#common/time';
import { LowPriorityProcess } from './low-priority-process';

/** Computes argon2 hashes. */
export interface Hashing {
  hash(password: string): Promise<string>;
  verify(known: string, password: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The minimum that OWASP recommends: 19 MiB, two passes, one lane. */
export const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const SCRIPT = `
const { argon2id, hash, verify } = require(process.argv[1]);
const parameters = { type: argon2id, ...JSON.parse(process.argv[2]) };
const work = async ({ known, password }) =>
  known === undefined ? hash(password, parameters) : verify(known, password);
`;

/** Timeout for one hash, which takes a tenth of a second, or seconds on a busy machine. */
export const DEADLINE_MS = 30 * SECOND_MS;

/** Hashes in a process of low priority. */
export class HashingProcess implements Hashing {
  private readonly process: LowPriorityProcess;

  constructor(threads: number) {
    this.process = new LowPriorityProcess({
      name: 'argon2',
      priority: 'PRIORITY_LOW',
      script: SCRIPT,
      args: [createRequire(import.meta.url).resolve('argon2'), JSON.stringify(PARAMETERS)],
      env: { UV_THREADPOOL_SIZE: String(threads) },
      deadlineMs: DEADLINE_MS,
    });
  }

  hash(password: string): Promise<string> {
    return this.process.run({ password }) as Promise<string>;
  }

  /** With the known hash, the process verifies the password instead of computing a new hash. */
  verify(known: string, password: string): Promise<boolean> {
    return this.process.run({ known, password }) as Promise<boolean>;
  }

  close(): Promise<void> {
    return this.process.close();
  }
}
