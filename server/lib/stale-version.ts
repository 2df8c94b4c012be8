import { Conflict } from './errors';

interface NewerVersion {
  /** The fields that differ. */
  current: readonly string[];
  /** The time at which the current version was saved, in ISO 8601, and the name of the user; null if it is not known. */
  changedAt?: string;
  changedBy?: string | null;
}

/** Somebody else has changed the row since the caller read it. */
export class StaleVersion extends Conflict {
  constructor(
    message: string,
    private readonly newer: NewerVersion,
  ) {
    super('STALE_VERSION', message);
  }

  override get details() {
    return { ...this.newer };
  }
}
