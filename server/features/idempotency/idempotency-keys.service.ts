import { randomUUID } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { IDEMPOTENCY_KEY_LIFE_MS, REPEATED_REQUEST_MS } from '#common/limits';
import { idempotencyMessages } from '#common/idempotency/messages';
import { pick } from '#common/pick';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { Conflict } from '../../lib/errors';
import { sha256 } from '../../lib/secrets';
import { IdempotencyKey } from './idempotency-key.entity';

interface KeyedRequest {
  userId: string;
  key: string;
  /** All that the request asks for. */
  content: string;
  /** The refusal of a key that was used for something else. */
  otherContent: () => Error;
}

/** A claimed key. */
export interface Claim {
  /** For an operation that recognises it. */
  requestKey: string;
  /** For an operation that calls `keepResult`. */
  keyHash: string;
  /** What such an operation has made; null if nothing yet. */
  resultId: string | null;
  /** To be called when the operation has ended. A refused one has changed nothing. */
  release: (end: { isRefused: boolean }) => Promise<void>;
}

/**
 * Keys with which clients can send a write again within a day: one request at a time claims a key; that of a server that
 * has died in the middle is free after a minute. Nothing of an answer is stored. The operation either recognises the
 * request key that it is given each time, or has noted what it made (`keepResult`).
 */
export class IdempotencyKeysService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  /** Throws if the key was used for another request, or if its request is still running. */
  async claim(request: KeyedRequest): Promise<Claim> {
    const { dataSource } = this.parts;
    const id = { userId: request.userId, keyHash: sha256(request.key) };
    const { isNew, ...taken } = await dataSource.transaction((manager) => this.take(manager, id, request));
    return {
      ...taken,
      keyHash: id.keyHash,
      release: async ({ isRefused }) => {
        const keys = dataSource.getRepository(IdempotencyKey);
        // The request may be corrected and sent with the same key.
        if (isRefused && isNew) await keys.delete({ ...id, resultId: IsNull() });
        else await keys.update(id, { runningSince: null });
      },
    };
  }

  /** Marks the request of the key as running. Its request key is a new one, or that of the first time. */
  private async take(manager: EntityManager, id: KeyId, request: KeyedRequest): Promise<Taken> {
    const now = this.parts.clock.now();
    const fresh = {
      fingerprint: sha256(request.content),
      requestKey: randomUUID(),
      resultId: null,
      firstUsedAt: new Date(now),
      runningSince: null,
    };
    await manager
      .createQueryBuilder()
      .insert()
      .into(IdempotencyKey)
      .values({ ...id, ...fresh })
      .orIgnore()
      .execute();
    const found = await manager.findOneOrFail(IdempotencyKey, {
      where: id,
      lock: { mode: 'pessimistic_write' },
    });
    const isExpired = now - found.firstUsedAt.getTime() >= IDEMPOTENCY_KEY_LIFE_MS;
    const current = isExpired ? fresh : found;
    if (current.fingerprint !== fresh.fingerprint) throw request.otherContent();
    if (isRunning(current.runningSince, now))
      throw new Conflict('REQUEST_RUNNING', idempotencyMessages.running);
    await manager.update(IdempotencyKey, id, {
      ...pick(current, 'fingerprint', 'requestKey', 'resultId', 'firstUsedAt'),
      runningSince: new Date(now),
    });
    const { requestKey, resultId } = current;
    return { requestKey, resultId, isNew: requestKey === fresh.requestKey };
  }
}

interface Taken {
  requestKey: string;
  resultId: string | null;
  isNew: boolean;
}

type KeyId = Pick<IdempotencyKey, 'userId' | 'keyHash'>;

const isRunning = (since: Date | null, now: number) =>
  since !== null && now - since.getTime() <= REPEATED_REQUEST_MS;
