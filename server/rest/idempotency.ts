/** The header Idempotency-Key, with which a client can send a write again without changing anything twice. */
import type { Request } from 'express';
import { idempotencyMessages } from '#common/idempotency/messages';
import { IDEMPOTENCY_KEY_LENGTH_MAX } from '#common/limits';
import type { Context } from '../graphql/context';
import { AppError } from '../lib/errors';
import type { RestRoute } from './route';

const PRINTABLE = /^[\x20-\x7e]+$/;

/** Runs a request with the request key of its Idempotency-Key, which no other request can use meanwhile. */
export async function withRequestKey(
  req: Request,
  { row: { hasRequestKey = false }, context }: { row: RestRoute; context: Context },
  run: (requestKey: string | undefined) => Promise<void>,
): Promise<void> {
  const key = hasRequestKey ? req.get('idempotency-key') : undefined;
  if (key === undefined) return run(undefined);
  if (key.length > IDEMPOTENCY_KEY_LENGTH_MAX || !PRINTABLE.test(key))
    throw new AppError('BAD_REQUEST', idempotencyMessages.invalid);
  const actor = await context.actor();
  if (!actor) return run(undefined);
  const content = JSON.stringify([req.method, req.path, req.body]);
  const claim = await context.services.idempotencyKeys.claim({ userId: actor.id, key, content });
  try {
    await run(claim.requestKey);
  } finally {
    await claim.release(isRefusal(req.res!.statusCode) ? 'refused' : 'done');
  }
}

/** After an error of the server nobody knows what was done. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500;
