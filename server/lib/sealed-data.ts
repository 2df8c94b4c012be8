import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const LENGTH_BYTES = 2;
const RSA_BITS_MIN = 3072;
const PADDING = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };

/** The public half of a key, from its DER encoding in base64; null if it is none or too short. */
export function sealingKeyOf(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return (key.asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_BITS_MIN ? key : null;
  } catch {
    return null;
  }
}

/** Encrypts a text for whoever has the private half of the key: with a new key, which is encrypted with that one. */
export function seal(publicKey: KeyObject, text: string): Buffer {
  const key = randomBytes(KEY_BYTES);
  const wrapped = publicEncrypt({ key: publicKey, ...PADDING }, key);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16BE(wrapped.length);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const sealed = Buffer.concat([cipher.update(gzipSync(text)), cipher.final()]);
  return Buffer.concat([length, wrapped, iv, cipher.getAuthTag(), sealed]);
}

/** Throws if it was sealed for another key or has been changed. */
export function openSealed(privateKey: KeyObject, bytes: Buffer): string {
  let position = LENGTH_BYTES;
  const next = (count: number): Buffer => bytes.subarray(position, (position += count));
  const wrapped = next(bytes.readUInt16BE());
  const iv = next(IV_BYTES);
  const tag = next(TAG_BYTES);
  const key = privateDecrypt({ key: privateKey, ...PADDING }, wrapped);
  const decipher = createDecipheriv(CIPHER, key, iv).setAuthTag(tag);
  return gunzipSync(Buffer.concat([decipher.update(bytes.subarray(position)), decipher.final()])).toString();
}
