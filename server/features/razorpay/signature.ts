import { createHmac, timingSafeEqual } from 'node:crypto';

/** The package compares with `===`, whose time tells how much of a guess is right; so the product signs and compares itself. */
export const sign = (text: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Whether a signature is that of the text under the secret. */
export function isSigned(text: string | Buffer, signature: string, secret: string): boolean {
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
