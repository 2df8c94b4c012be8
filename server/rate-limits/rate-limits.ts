import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource, EntityManager } from 'typeorm';
import { MINUTE_MS } from '#common/time';
import { RateLimited } from '../lib/errors';
import type { Spent } from '../lib/request-limits';
import { sha256Bytes } from '../lib/secrets';
import type { RateLimit } from './rate-limit';

interface RateLimitParts {
  dataSource: DataSource;
  limits: readonly RateLimit[];
  /** Multiplies every limit. */
  scale: number;
}

const TABLE = 'rate_limits';
const CLEAN_EVERY_MS = 10 * MINUTE_MS;
const DELETED_AT_ONCE = 10_000;

/** Counts attempts: in the database, so that all instances share the counts, or in memory. */
export class RateLimits {
  private readonly limiters = new Map<RateLimit, RateLimiterPostgres>();
  private readonly inMemory = new Map<RateLimit, RateLimiterMemory>();
  private cleanedAt = 0;

  constructor(private readonly parts: RateLimitParts) {
    for (const limit of parts.limits) {
      if (limit.isCountedInMemory) this.inMemory.set(limit, new RateLimiterMemory(this.optionsOf(limit)));
      else this.limiters.set(limit, this.createLimiter(limit));
    }
  }

  /**
   * Counts attempts of a subject, usually one; returns how many there were. Throws RateLimited when the limit allows no
   * more.
   */
  async take(limit: RateLimit, subject: string, count = 1): Promise<number> {
    return (await this.consume(limit, subject, count)).consumedPoints;
  }

  /** Consumes points of a limit and returns what is left, for clients that are told. */
  async spend(limit: RateLimit, subject: string, count: number): Promise<Spent> {
    return this.spentOf(limit, await this.consume(limit, subject, count));
  }

  private async consume(limit: RateLimit, subject: string, count: number): Promise<RateLimiterRes> {
    this.deleteExpiredIfDue();
    try {
      const limiter = this.inMemory.get(limit) ?? this.limiterOf(limit);
      return await limiter.consume(keyOf(subject), count);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new RateLimited(Math.ceil(refusal.msBeforeNext / 1000), this.spentOf(limit, refusal));
    }
  }

  private spentOf(limit: RateLimit, { remainingPoints, msBeforeNext }: RateLimiterRes): Spent {
    const { points } = this.optionsOf(limit);
    return { limit: points, left: remainingPoints, resetsAt: new Date(Date.now() + msBeforeNext) };
  }

  /** Uncounts one attempt, because it succeeded. The library also counts refused attempts; `least` drops them. */
  async giveBack(limit: RateLimit, subject: string): Promise<void> {
    const limiter = this.limiterOf(limit);
    await this.parts.dataSource.query(
      `update ${TABLE} set points = greatest(least(points, $2) - 1, 0) where key = $1`,
      [limiter.getKey(keyOf(subject)), limiter.points],
    );
  }

  /** Resets the count of a subject, with a manager as a part of its transaction. */
  async forget(
    limit: RateLimit,
    subject: string,
    manager: Pick<EntityManager, 'query'> = this.parts.dataSource,
  ): Promise<void> {
    const key = this.limiterOf(limit).getKey(keyOf(subject));
    await manager.query(`delete from ${TABLE} where key = $1`, [key]);
  }

  private limiterOf(limit: RateLimit): RateLimiterPostgres {
    const limiter = this.limiters.get(limit);
    if (!limiter) throw new Error(`The rate limit ${limit.name} is not listed in any feature.ts.`);
    return limiter;
  }

  private createLimiter(limit: RateLimit): RateLimiterPostgres {
    const options = this.optionsOf(limit);
    return new RateLimiterPostgres({
      ...options,
      storeClient: this.parts.dataSource,
      storeType: 'typeorm',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      ...(limit.isRefusedFromMemory && { inMemoryBlockOnConsumed: options.points + 1 }),
    });
  }

  private optionsOf({ name, points, seconds }: RateLimit) {
    const most = Math.max(1, Math.round(points * this.parts.scale));
    return { keyPrefix: name, points: most, duration: seconds };
  }

  /** Deletes expired rows every ten minutes. */
  private deleteExpiredIfDue(): void {
    const now = Date.now();
    if (now - this.cleanedAt < CLEAN_EVERY_MS) return;
    this.cleanedAt = now;
    // Runs in the background; after a failure, the next clean-up deletes the rows.
    this.deleteExpired(now).catch(() => {});
  }

  /** All of them: a network that tries many names has a row for each. Skips rows that other processes have locked. */
  private async deleteExpired(now: number): Promise<void> {
    let deleted: number;
    do {
      [, deleted] = await this.parts.dataSource.query<[unknown[], number]>(
        `delete from ${TABLE} where key in (
          select key from ${TABLE} where expire < $1 limit ${DELETED_AT_ONCE} for update skip locked
        )`,
        [now],
      );
    } while (deleted === DELETED_AT_ONCE);
  }
}

/** Hashed, so that the table contains no addresses or names. */
const keyOf = (subject: string): string => sha256Bytes(subject).toString('base64url');
