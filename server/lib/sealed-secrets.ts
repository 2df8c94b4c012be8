import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey, type AuthKey } from './auth-keys';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what the database must not reveal, with a key that is derived from the first of AUTH_KEYS; what another of them
 * has sealed is opened as well. The name is part of it, so that a text cannot take the place of one with another name.
 */
export class SealedSecrets {
  constructor(private readonly keys: readonly AuthKey[]) {}

  seal(name: string, text: string): string {
    const [key] = this.keys as [AuthKey];
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, keyFor(key), iv).setAAD(Buffer.from(name));
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${key.id}.${sealed.toString('base64url')}`;
  }

  /** Null if none of the keys has sealed it under this name. */
  open(name: string, sealed: string): string | null {
    const [id, text = ''] = sealed.split('.');
    const key = this.keys.find((one) => one.id === id);
    const bytes = Buffer.from(text, 'base64url');
    if (!key || bytes.length < IV_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, keyFor(key), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const opened = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
      return Buffer.concat(opened).toString('utf8');
    } catch {
      return null;
    }
  }

  /** The same, sealed with the first key, so that an earlier one can be removed; unchanged if none of them opens it. */
  sealAgain(name: string, sealed: string): string {
    if (sealed.startsWith(`${this.keys[0]!.id}.`)) return sealed;
    const text = this.open(name, sealed);
    return text === null ? sealed : this.seal(name, text);
  }
}

const keyFor = (key: AuthKey): Uint8Array => derivedKey(key, 'sealed secrets');
