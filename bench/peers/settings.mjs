// Settings of each contender, and the current user.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const PORT = Number(process.env['PORT']);
export const DATABASE_URL = process.env['DATABASE_URL'];
/** The default of the product. */
export const POOL_SIZE = 10;
export const HOST = '127.0.0.1';

const KEY = 'bench';

/** @param {string} userId */
const signatureOf = (userId) => createHmac('sha256', KEY).update(userId).digest('base64url');

/** A token of a user for the contenders other than the product. @param {string} userId */
export const tokenOf = (userId) => `${userId}.${signatureOf(userId)}`;

/**
 * The id of the user whose token this is; throws if it is none.
 * @param {string | undefined} authorization the header
 */
export function userIdOf(authorization = '') {
  const [userId = '', signature = ''] = authorization.slice('Bearer '.length).split('.');
  const expected = Buffer.from(signatureOf(userId));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Error('Not logged in.');
  return userId;
}
