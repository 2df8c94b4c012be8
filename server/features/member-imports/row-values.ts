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
