import type { ActivityType } from '#common/activity/activities';
import type { PlanKind, PlanType } from '#common/plans/plans';
import type { User } from '../accounts/user.entity';
import type { PastPass } from '../memberships/past-pass';
import type { Identity } from './named-members';

/** Values of a row about a member; null for empty cells. */
export interface MemberValues extends Identity {
  name: string | null;
  offerId: string | null;
  /** ISO 8601 dates. */
  endsOn: string | null;
  joinedOn: string | null;
}

/** A visit or workout; `memberId` and the other identifiers are those in the file. */
export interface VisitValues extends Identity {
  type: ActivityType;
  workout: string | null;
  /** ISO 8601. */
  happenedAt: string;
  /** Id of the staff member who recorded it. */
  recordedBy: string | null;
}

export interface PassValues extends Identity {
  planName: string;
  planType: PlanType;
  kind: PlanKind;
  /** ISO 8601; the ends are exclusive. */
  startsAt: string;
  endsAt: string;
  /** When it was ended early. */
  endedAt: string | null;
}

export const passOf = (
  userId: string,
  { planName, planType, kind, startsAt, endsAt, endedAt }: PassValues,
): PastPass => ({
  userId,
  planName,
  planType,
  kind,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  endedAt: endedAt === null ? null : new Date(endedAt),
});

export type RowValues = MemberValues | VisitValues | PassValues;

/**
 * The columns of an account that a row has changed, as they were.
 * `importedAt` is present if the import has set it; it was null then. The other time is a text in JSON.
 */
export interface ValuesBefore extends Partial<Pick<User, 'name' | 'phone'>> {
  phoneConfirmedAt?: string | null;
  importedAt?: null;
}
