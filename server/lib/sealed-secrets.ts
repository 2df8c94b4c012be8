import { decrypt, encrypt } from './authenticated-encryption';
import { derivedKey, type AuthKey } from './auth-keys';

/**
 * Encrypts what the database must not reveal, with a key that is derived from the first of AUTH_KEYS; what another of them
 * has sealed is opened as well. The name is part of it, so that a text cannot take the place of one with another name.
 */
export class SealedSecrets {
  constructor(private readonly keys: readonly AuthKey[]) {}

  seal(name: string, text: string): string {
    const [key] = this.keys as [AuthKey];
    return `${key.id}.${encrypt(keyFor(key), Buffer.from(text), name).toString('base64url')}`;
  }

  /** Null if none of the keys has sealed it under this name. */
  open(name: string, sealed: string): string | null {
    const [id, text = ''] = sealed.split('.');
    const key = this.keys.find((one) => one.id === id);
    if (!key) return null;
    try {
      return decrypt(keyFor(key), Buffer.from(text, 'base64url'), name).toString('utf8');
    } catch {
      return null;
    }
  }

  /** The secret, sealed with the first key, so that an earlier one can be removed; unchanged if none of them opens it. */
  sealAgain(name: string, sealed: string): string {
    if (sealed.startsWith(`${this.keys[0]!.id}.`)) return sealed;
    const text = this.open(name, sealed);
    return text === null ? sealed : this.seal(name, text);
  }
}

const keyFor = (key: AuthKey): Uint8Array => derivedKey(key, 'sealed secrets');
