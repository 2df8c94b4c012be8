import {
  constants,
  createPublicKey,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decrypt, encrypt, KEY_BYTES } from './authenticated-encryption';

const LENGTH_BYTES = 2;
const RSA_BITS_MIN = 3072;
const PADDING = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
const ABOUT = 'sealed data';

/** The public half of a key, from its DER encoding in base64; null if it is none or too short. */
export function sealingKeyOf(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return (key.asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_BITS_MIN ? key : null;
  } catch {
    return null;
  }
}

/** Encrypts a text for the owner of the private key: with a new key, which is encrypted with the public key. */
export function seal(publicKey: KeyObject, text: string): Buffer {
  const key = randomBytes(KEY_BYTES);
  const wrapped = publicEncrypt({ key: publicKey, ...PADDING }, key);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16BE(wrapped.length);
  return Buffer.concat([length, wrapped, encrypt(key, gzipSync(text), ABOUT)]);
}

/** Throws if it was sealed for another key or has been changed. */
export function openSealed(privateKey: KeyObject, bytes: Buffer): string {
  const end = LENGTH_BYTES + bytes.readUInt16BE();
  const key = privateDecrypt({ key: privateKey, ...PADDING }, bytes.subarray(LENGTH_BYTES, end));
  return gunzipSync(decrypt(key, bytes.subarray(end), ABOUT)).toString();
}
