/** AES-256-GCM: a text is decrypted only with the same key, if it is unchanged, and for the same purpose. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export const KEY_BYTES = 32;

/**
 * `about` is authenticated too, so that bytes cannot take the place of others that were encrypted with the same key.
 */
export function encrypt(key: Uint8Array, bytes: Uint8Array, about: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(about));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Throws for another key, for changed bytes, and for those that were encrypted as something else. */
export function decrypt(key: Uint8Array, bytes: Buffer, about: string): Buffer {
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new Error('This is too short to have been encrypted.');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}
