import { createHash } from 'node:crypto';
import { DECOY } from '../lib/passwords';
import { HashingProcess, PARAMETERS, type Hashing } from '../lib/passwords-process';

const { memoryCost, timeCost, parallelism } = PARAMETERS;
const SALT = Buffer.from('quick hash, tests').toString('base64').replaceAll('=', '');
const PREFIX = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${SALT}$`;

export const quickHash = (password: string) =>
  PREFIX + createHash('sha256').update(password).digest('base64').replaceAll('=', '');

/**
 * Fast SHA-256 digests in the format of our argon2 hashes: argon2 takes about 40 ms each, and the tests need hundreds.
 * Other hashes are verified with argon2.
 */
export class QuickHashing implements Hashing {
  private readonly argon2 = new HashingProcess(1);

  hash(password: string): Promise<string> {
    return Promise.resolve(quickHash(password));
  }

  verify(known: string, password: string): Promise<boolean> {
    // The decoy matches nothing, so it is not worth the time of argon2.
    const isQuick = known === DECOY || known.startsWith(PREFIX);
    return isQuick ? Promise.resolve(known === quickHash(password)) : this.argon2.verify(known, password);
  }

  close(): Promise<void> {
    return this.argon2.close();
  }
}
