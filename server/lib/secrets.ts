import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { derivedKey, type AuthKey } from './auth-keys';

/** 256 random bits, in URL-safe characters. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text looks like a random token. */
export const isRandomToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** A string of `length` random digits. */
export const randomDigits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('');

export const sha256Bytes = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The hash under which a random token is stored. It needs no key, because random tokens cannot be guessed. */
export const sha256 = (text: string): string => sha256Bytes(text).toString('hex');

/** Hashes of guessable texts, such as six digits; they can be computed only with a key of the product. */
export class KeyedHash {
  constructor(private readonly keys: AuthKey[]) {}

  of(text: string): string {
    return hmac(this.keys[0]!, text).toString('hex');
  }

  /** The hashes of the text under each key, to find the one that is stored. */
  underEachKey(text: string): string[] {
    return this.keys.map((key) => hmac(key, text).toString('hex'));
  }

  /** Whether this is the hash of the text under any of the keys, including older ones. */
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
