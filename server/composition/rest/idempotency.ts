/** The header Idempotency-Key, with which a client can send a write again without changing anything twice. */
import type { Request } from 'express';
import { idempotencyMessages } from '#common/idempotency/messages';
import { IDEMPOTENCY_KEY_LENGTH_MAX } from '#common/limits';
import type { Context } from '../../graphql/context';
import { httpOf } from '../../graphql/format-error';
import { withKey } from '../../graphql/repeatable';
import { AppError } from '../../lib/errors';
import { keyOfProgram } from '../../lib/key-of-program';
import { failureOf } from './failure';
import type { RestResult, RestRoute } from '../../rest/route';

const PRINTABLE = /^[\x20-\x7e]+$/;

/** Runs a request with the request key of its Idempotency-Key; concurrent requests with the same key are refused. */
export async function withRequestKey(
  req: Request,
  { row, context }: { row: RestRoute; context: Context },
  run: (requestKey: string | undefined, context: Context) => Promise<RestResult>,
): Promise<RestResult> {
  const key = row.hasRequestKey ? req.get('idempotency-key') : undefined;
  if (key === undefined) return run(undefined, context);
  if (key.length > IDEMPOTENCY_KEY_LENGTH_MAX || !PRINTABLE.test(key))
    throw new AppError('BAD_REQUEST', idempotencyMessages.invalid);
  const actor = await context.actor();
  if (!actor) return run(undefined, context);
  const content = JSON.stringify([req.method, req.path, req.body]);
  const claim = await context.services.idempotencyKeys.claim({
    userId: actor.id,
    key: keyOfProgram(actor, key),
    content,
    otherContent: () => new AppError('IDEMPOTENCY_KEY_REUSED', idempotencyMessages.reused),
  });
  let isRefused = false;
  try {
    const result = await run(claim.requestKey, withKey(context, actor, claim));
    isRefused = isRefusal(result, row);
    return result;
  } finally {
    // Released before the response is sent, so that the client can send its next request as soon as it has it.
    await claim.release({ isRefused });
  }
}

/** After a server error, it is unknown what was done. */
const isRefusal = ({ answer, errors }: RestResult, row: RestRoute): boolean =>
  !answer && httpOf(failureOf(errors[0], row).code).status < 500;
