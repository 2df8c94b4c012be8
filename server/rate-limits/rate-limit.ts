/** Durations of rate limits, in seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** At most `points` attempts within `seconds`, counted from the first attempt. Features declare their own. */
export interface RateLimit {
  /** Stored with the counts; unique among all features. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** The counted attempts, the key that they are counted by, and the abuse that the limit prevents. */
  readonly why: string;
  /** Whether further attempts are refused without asking the database, even if some are given back or all are forgotten. */
  readonly isRefusedFromMemory?: boolean;
  /**
   * Whether each instance counts for itself, without the database: for what is so frequent that a statement for each
   * attempt would cost more than it saves. Such attempts cannot be given back.
   */
  readonly isCountedInMemory?: boolean;
}
