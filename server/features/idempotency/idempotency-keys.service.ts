import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { IDEMPOTENCY_KEY_LIFE_MS, REPEATED_REQUEST_MS } from '#common/limits';
import { idempotencyMessages } from '#common/idempotency/messages';
import { pick } from '#common/pick';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { AppError, Conflict } from '../../lib/errors';
import { sha256 } from '../../lib/secrets';
import { IdempotencyKey } from './idempotency-key.entity';

interface KeyedRequest {
  userId: string;
  key: string;
  /** All that the request asks for. */
  content: string;
}

/** A claimed key. */
export interface Claim {
  /** For the operation. */
  requestKey: string;
  /** To be called when the operation has ended. A refused one has changed nothing. */
  release: (end: { isRefused: boolean }) => Promise<void>;
}

/**
 * Gives each write that is sent with an Idempotency-Key a request key, the same one when it is sent again within a day.
 * The operation recognises that key and answers as before, so nothing of the answer is stored here. A key is claimed by
 * one request at a time; that of a server that has died in the middle is free after a minute.
 */
export class IdempotencyKeysService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  /** Throws if the key was used for another request, or if its request is still running. */
  async claim(request: KeyedRequest): Promise<Claim> {
    const { dataSource } = this.parts;
    const id = { userId: request.userId, keyHash: sha256(request.key) };
    const { requestKey, isNew } = await dataSource.transaction((manager) => this.take(manager, id, request));
    return {
      requestKey,
      release: async ({ isRefused }) => {
        const keys = dataSource.getRepository(IdempotencyKey);
        // The request may be corrected and sent with the same key.
        if (isRefused && isNew) await keys.delete(id);
        else await keys.update(id, { runningSince: null });
      },
    };
  }

  /** Marks the request of the key as running. Its request key is a new one, or that of the first time. */
  private async take(manager: EntityManager, id: KeyId, { content }: KeyedRequest): Promise<Taken> {
    const now = this.parts.clock.now();
    const fresh = {
      fingerprint: sha256(content),
      requestKey: randomUUID(),
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
    if (current.fingerprint !== fresh.fingerprint)
      throw new AppError('IDEMPOTENCY_KEY_REUSED', idempotencyMessages.reused);
    if (isRunning(current.runningSince, now))
      throw new Conflict('REQUEST_RUNNING', idempotencyMessages.running);
    await manager.update(IdempotencyKey, id, {
      ...pick(current, 'fingerprint', 'requestKey', 'firstUsedAt'),
      runningSince: new Date(now),
    });
    return { requestKey: current.requestKey, isNew: current.requestKey === fresh.requestKey };
  }
}

interface Taken {
  requestKey: string;
  isNew: boolean;
}

type KeyId = Pick<IdempotencyKey, 'userId' | 'keyHash'>;

const isRunning = (since: Date | null, now: number) =>
  since !== null && now - since.getTime() <= REPEATED_REQUEST_MS;
