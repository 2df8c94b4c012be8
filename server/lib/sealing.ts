import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey, type AuthKey } from './auth-keys';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets that have to be read again. The first key encrypts; each of them decrypts what it has encrypted, so that
 * keys can be replaced. A text is sealed for what it belongs to, and cannot be opened for anything else.
 */
export class Sealing {
  constructor(private readonly keys: readonly AuthKey[]) {}

  seal(text: string, belongsTo: string): string {
    const [key] = this.keys as readonly [AuthKey];
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, sealingKey(key), iv).setAAD(Buffer.from(belongsTo));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${key.id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** Null if none of the keys has sealed the text for this. */
  open(sealed: string, belongsTo: string): string | null {
    const [id, data = ''] = sealed.split('.');
    const key = this.keys.find((one) => one.id === id);
    if (!key) return null;
    const bytes = Buffer.from(data, 'base64url');
    const iv = bytes.subarray(0, IV_BYTES);
    const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv(CIPHER, sealingKey(key), iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(belongsTo)).setAuthTag(tag);
      return (
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    } catch {
      return null;
    }
  }
}

const sealingKey = (key: AuthKey) => derivedKey(key, 'sealing');
