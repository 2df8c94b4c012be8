import { createCipheriv, createDecipheriv, randomBytes, scryptSync, type DecipherGCM } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { StartError } from '../lib/errors';

/** The first bytes of an encrypted backup. */
export const ENCRYPTED = Buffer.from('BHOR-BACKUP-AES-256-GCM\n');

const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Bytes before the encrypted text. */
const HEAD_BYTES = ENCRYPTED.length + SALT_BYTES + NONCE_BYTES;

export const cannotDecrypt = () =>
  new StartError('The backup cannot be decrypted: BACKUP_KEY is another one, or the file is damaged.');

const keyOf = (secret: string, salt: Buffer) => scryptSync(secret, salt, 32);

/** Encrypts with a key that is derived from the secret: marker, salt, nonce, text and tag. */
export function encryption(secret: string): Transform {
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), nonce, { authTagLength: TAG_BYTES });
  let hasBegun = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!hasBegun) this.push(Buffer.concat([ENCRYPTED, salt, nonce]));
      hasBegun = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      this.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
}

/** Decrypts what `encryption` made. Fails at the end if the secret is another one or a byte has changed. */
export function decryption(secret: string): Transform {
  let waiting = Buffer.alloc(0);
  let decipher: DecipherGCM | undefined;
  const begin = () => {
    const salt = waiting.subarray(ENCRYPTED.length, ENCRYPTED.length + SALT_BYTES);
    const nonce = waiting.subarray(ENCRYPTED.length + SALT_BYTES, HEAD_BYTES);
    waiting = waiting.subarray(HEAD_BYTES);
    return createDecipheriv('aes-256-gcm', keyOf(secret, salt), nonce, { authTagLength: TAG_BYTES });
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      waiting = Buffer.concat([waiting, chunk]);
      if (!decipher && waiting.length < HEAD_BYTES) return done();
      decipher ??= begin();
      // The last bytes may be the tag.
      const length = Math.max(0, waiting.length - TAG_BYTES);
      const text = decipher.update(waiting.subarray(0, length));
      waiting = waiting.subarray(length);
      done(null, text);
    },
    flush(done) {
      try {
        if (!decipher || waiting.length < TAG_BYTES) throw new Error('incomplete');
        decipher.setAuthTag(waiting);
        done(null, decipher.final());
      } catch {
        done(cannotDecrypt());
      }
    },
  });
}
