import type { User } from '../accounts/user.entity';

/** What a row says about a member; null for empty cells. */
export interface RowValues {
  name: string | null;
  email: string | null;
  phone: string | null;
  offerId: string | null;
  /** ISO 8601 dates. */
  endsOn: string | null;
  joinedOn: string | null;
}

/**
 * The columns of an account that a row has changed, as they were.
 * `importedAt` is present if the import has set it; it was null then. The other time is a text in JSON.
 */
export interface ValuesBefore extends Partial<Pick<User, 'name' | 'phone'>> {
  phoneConfirmedAt?: string | null;
  importedAt?: null;
}
