import { randomUUID } from 'node:crypto';
import { IsNull } from 'typeorm';
import { IDEMPOTENCY_KEY_LIFE_MS, REPEATED_REQUEST_MS } from '#common/limits';
import { idempotencyMessages } from '#common/idempotency/messages';
import type { Database } from '../../database/database';
import { violatedConstraint } from '../../database/violations';
import type { Clock } from '../../lib/clock';
import { Conflict, Unauthenticated } from '../../lib/errors';
import { sha256 } from '../../lib/secrets';
import { IdempotencyKey } from './idempotency-key.entity';

interface KeyedRequest {
  userId: string;
  key: string;
  /** The complete content of the request. */
  content: string;
  /** The refusal of a key that was used for something else. */
  otherContent: () => Error;
}

/** A claimed key. */
export interface Claim {
  /** Lets the operation recognise a repetition. */
  requestKey: string;
  /** For an operation that calls `keepResult`. */
  keyHash: string;
  /** Id of the row that such an operation has made; null if there is none yet. */
  resultId: string | null;
  /** To be called when the operation has ended. A refused operation has changed nothing. */
  release: (end: { isRefused: boolean }) => Promise<void>;
}

/**
 * Keys with which clients can repeat a write within a day. One request at a time claims a key; the key of a server that
 * has died is free after a minute. Nothing of an answer is stored. The operation either recognises the request key that
 * it gets each time, or has noted what it made (`keepResult`).
 */
export class IdempotencyKeysService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  /** Throws if the key was used for another request, or if its request is still running. */
  async claim(request: KeyedRequest): Promise<Claim> {
    const id = { userId: request.userId, keyHash: sha256(request.key) };
    const { isNew, ...taken } = await this.take(id, request);
    return {
      ...taken,
      keyHash: id.keyHash,
      release: async ({ isRefused }) => {
        // The request may be corrected and sent with the same key.
        if (isRefused && isNew) await this.keys.delete({ ...id, resultId: IsNull() });
        else await this.keys.update(id, { runningSince: null });
      },
    };
  }

  /** Marks the request of the key as running. Its request key is new, or that of the first attempt. */
  private async take(id: KeyId, { content, otherContent }: KeyedRequest): Promise<Taken> {
    const fingerprint = sha256(content);
    const fresh = randomUUID();
    const now = this.parts.clock.now();
    const [free, stopped] = [now - IDEMPOTENCY_KEY_LIFE_MS, now - REPEATED_REQUEST_MS];
    const times = [now, free, stopped].map((ms) => new Date(ms));
    const values = [id.userId, id.keyHash, fingerprint, fresh, ...times];
    const [taken] = await this.parts.dataSource.query<TakenRow[]>(TAKE, values).catch(refuseDeleted);
    if (taken) return { ...taken, isNew: taken.requestKey === fresh };
    const kept = await this.keys.findOneBy(id);
    if (kept && kept.fingerprint !== fingerprint) throw otherContent();
    throw new Conflict('REQUEST_RUNNING', idempotencyMessages.running);
  }

  private get keys() {
    return this.parts.dataSource.getRepository(IdempotencyKey);
  }
}

/** The account was deleted after its session was read. */
function refuseDeleted(error: unknown): never {
  throw violatedConstraint(error) === 'idempotency_keys_user' ? new Unauthenticated() : error;
}

interface TakenRow {
  requestKey: string;
  resultId: string | null;
}

interface Taken extends TakenRow {
  isNew: boolean;
}

type KeyId = Pick<IdempotencyKey, 'userId' | 'keyHash'>;

/** Returns nothing if the key has another fingerprint or is running. One from before $6 is new; what began before $7 is over. */
const TAKE = `
  insert into idempotency_keys as kept (user_id, key_hash, fingerprint, request_key, first_used_at, running_since)
  values ($1, $2, $3, $4, $5, $5)
  on conflict (user_id, key_hash) do update set
    fingerprint = excluded.fingerprint,
    request_key = case when kept.first_used_at > $6 then kept.request_key else excluded.request_key end,
    result_id = case when kept.first_used_at > $6 then kept.result_id end,
    first_used_at = case when kept.first_used_at > $6 then kept.first_used_at else excluded.first_used_at end,
    running_since = excluded.running_since
  where kept.first_used_at <= $6
    or kept.fingerprint = excluded.fingerprint and (kept.running_since is null or kept.running_since < $7)
  returning request_key as "requestKey", result_id as "resultId"`;
