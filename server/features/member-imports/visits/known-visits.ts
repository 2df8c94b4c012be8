import type { EntityManager } from 'typeorm';
import { MINUTE_MS } from '#common/time';
import type { VisitValues } from '../row-values';

export interface PlacedVisit extends Pick<VisitValues, 'type' | 'workout' | 'happenedAt'> {
  userId: string;
}

/** Identifies the visits and workouts of a member by their minute. */
export const placeOf = ({ userId, type, workout, happenedAt }: PlacedVisit): string =>
  [userId, type, Math.floor(Date.parse(happenedAt) / MINUTE_MS), workout ?? ''].join(' ');

/** The places of the visits that are there already, among these. */
export async function knownVisits(
  manager: EntityManager,
  visits: readonly PlacedVisit[],
): Promise<Set<string>> {
  const rows = await manager.query<(Omit<PlacedVisit, 'happenedAt'> & { happenedAt: Date })[]>(
    `select activities.user_id as "userId", type, workout, happened_at as "happenedAt"
     from unnest($1::uuid[], $2::timestamptz[]) as given (user_id, moment)
     join activities on activities.user_id = given.user_id
       and happened_at >= date_trunc('minute', given.moment)
       and happened_at < date_trunc('minute', given.moment) + interval '1 minute'`,
    [visits.map(({ userId }) => userId), visits.map(({ happenedAt }) => happenedAt)],
  );
  return new Set(rows.map((row) => placeOf({ ...row, happenedAt: row.happenedAt.toISOString() })));
}
