import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { derivedKey, type AuthKey } from './auth-keys';

/** 256 random bits, in characters that fit in a URL. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** So many random digits. */
export const randomDigits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('');

export const sha256Bytes = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Hash of a random token, under which it is stored: nobody can guess what it is the hash of. */
export const sha256 = (text: string): string => sha256Bytes(text).toString('hex');

/** Hashes of what could be guessed, such as six digits: only with a key of the product can they be computed. */
export class KeyedHash {
  constructor(private readonly keys: AuthKey[]) {}

  of(text: string): string {
    return hmac(this.keys[0]!, text).toString('hex');
  }

  /** Whether the hash is the text's under any of the keys, an older one too. */
  matches(text: string, hash: string): boolean {
    const given = Buffer.from(hash, 'hex');
    return this.keys.some((key) => {
      const wanted = hmac(key, text);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    });
  }
}

const hmac = (key: AuthKey, text: string) =>
  createHmac('sha256', derivedKey(key, 'keyed hash')).update(text).digest();
