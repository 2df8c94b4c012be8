import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { MINUTE_MS } from '#common/time';
import { RateLimited } from '../lib/errors';
import { sha256Bytes } from '../lib/secrets';
import { RULES, type RuleName } from './rules';

export type { RuleName };

interface RateLimitParts {
  dataSource: DataSource;
  /** Multiplies every limit. */
  scale: number;
}

const TABLE = 'rate_limits';
const CLEAN_EVERY_MS = 10 * MINUTE_MS;

/** Counts attempts in the database, so that all instances share the counts. */
export class RateLimits {
  private readonly limiters = new Map<RuleName, RateLimiterPostgres>();
  private cleanedAt = 0;

  constructor(private readonly parts: RateLimitParts) {
    for (const rule of Object.keys(RULES) as RuleName[]) this.limiters.set(rule, this.limiterOf(rule));
  }

  /** Counts one attempt of a subject. Throws RateLimited when the rule allows no more. */
  async take(rule: RuleName, subject: string): Promise<void> {
    this.deleteExpiredIfDue();
    try {
      await this.limiters.get(rule)!.consume(keyOf(subject));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw new RateLimited(Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  /** Takes back one attempt, because it succeeded. The library also counts refused attempts; `least` drops them. */
  async giveBack(rule: RuleName, subject: string): Promise<void> {
    const limiter = this.limiters.get(rule)!;
    await this.parts.dataSource.query(
      `update ${TABLE} set points = greatest(least(points, $2) - 1, 0) where key = $1`,
      [limiter.getKey(keyOf(subject)), limiter.points],
    );
  }

  /** Resets the count of a subject. */
  async forget(rule: RuleName, subject: string): Promise<void> {
    await this.limiters.get(rule)!.delete(keyOf(subject));
  }

  private limiterOf(rule: RuleName): RateLimiterPostgres {
    const { points, seconds } = RULES[rule];
    return new RateLimiterPostgres({
      storeClient: this.parts.dataSource,
      storeType: 'typeorm',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: rule,
      points: Math.max(1, Math.round(points * this.parts.scale)),
      duration: seconds,
    });
  }

  /** Deletes expired rows every ten minutes; skips rows that other processes have locked. */
  private deleteExpiredIfDue(): void {
    const now = Date.now();
    if (now - this.cleanedAt < CLEAN_EVERY_MS) return;
    this.cleanedAt = now;
    const done = this.parts.dataSource.query(
      `delete from ${TABLE} where key in (
        select key from ${TABLE} where expire < $1 limit 10000 for update skip locked
      )`,
      [now],
    );
    // Runs in the background; after a failure, the next clean-up deletes the rows.
    done.catch(() => {});
  }
}

/** Hashed, so that the table contains no addresses or names. */
const keyOf = (subject: string): string => sha256Bytes(subject).toString('base64url');
