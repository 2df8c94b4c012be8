import { createHmac, timingSafeEqual } from 'node:crypto';

/** Used instead of the package's check, which compares with `===` and so is open to timing attacks. */
export const sign = (text: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Whether a signature was made over the text with the secret; compares in constant time. */
export function isSigned(text: string | Buffer, signature: string, secret: string): boolean {
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
