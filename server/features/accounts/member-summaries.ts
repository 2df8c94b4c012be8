import type { EntityManager } from 'typeorm';

/** Keeps what lists of members show of accounts. The feature `members` implements it, above those that call it. */
export interface MemberSummaries {
  /**
   * To be called in every transaction that changes an account, its memberships, visits or trainer, after the change.
   * The caller has locked the accounts or just created them: otherwise one of two concurrent transactions would write
   * a summary without the other's change.
   */
  refresh(manager: EntityManager, userIds: readonly string[]): Promise<void>;

  /** Refreshes only what depends on visits, for transactions that change nothing else. */
  refreshAttendance(manager: EntityManager, userIds: readonly string[]): Promise<void>;
}
