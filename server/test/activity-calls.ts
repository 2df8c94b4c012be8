/** GraphQL calls for visits and workouts. */
import { randomUUID } from 'node:crypto';
import type { Browser } from './browser';
import type { GraphqlAnswer } from './harness';

const ACTIVITY = 'id type workout happenedAt createdAt member { id name } recordedBy { id name }';

const RECORD_VISIT = `mutation ($input: RecordVisitInput!) {
  recordVisit(input: $input) { message outcome visitedAt activity { ${ACTIVITY} } member { id } }
}`;
const RECORD_WORKOUT = `mutation ($input: RecordWorkoutInput!) {
  recordWorkout(input: $input) { message activity { ${ACTIVITY} } member { id } }
}`;
const REMOVE = `mutation ($input: RemoveActivityInput!) {
  removeActivity(input: $input) { message removedActivityId member { id } }
}`;
const LIST = `query ($filter: ActivityFilter, $first: Int, $after: String) {
  activities(filter: $filter, first: $first, after: $after) {
    nodes { ${ACTIVITY} } pageInfo { hasNextPage endCursor } totalCount { count }
  }
}`;

export interface ActivityAnswer {
  id: string;
  type: 'ATTENDANCE' | 'WORKOUT';
  workout: string | null;
  happenedAt: string;
  createdAt: string;
  member: { id: string; name: string | null };
  recordedBy: { id: string } | null;
}

interface Values {
  happenedAt?: Date | string | null;
  isRepeat?: boolean;
  /** A reason by default, so that everybody is admitted. */
  admissionReason?: string | null;
  requestKey?: string;
}

export const recordVisit = (staff: Browser, memberId: string, values: Values = {}) =>
  staff.gql(RECORD_VISIT, {
    input: { memberId, requestKey: randomUUID(), admissionReason: 'Trial week', ...values },
  });

export const recordWorkout = (
  staff: Browser,
  memberId: string,
  values: Values & { workout?: unknown } = {},
) =>
  staff.gql(RECORD_WORKOUT, {
    input: { memberId, workout: 'Squats', requestKey: randomUUID(), ...values },
  });

export const removeActivity = (staff: Browser, id: string, reason = 'Wrong member') =>
  staff.gql(REMOVE, { input: { id, reason } });

/** The activity in the response of a mutation that records one. */
export function activityOf({ data, errors }: GraphqlAnswer): ActivityAnswer {
  const [payload] = Object.values(data ?? {}) as ({
    activity: ActivityAnswer | null;
    message: string;
  } | null)[];
  if (!payload?.activity) throw new Error(`no activity: ${payload?.message ?? errors[0]?.message}`);
  return payload.activity;
}

export interface ActivityPage {
  nodes: ActivityAnswer[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: { count: number };
}

/** A page of the activities of all members. */
export async function activityPage(staff: Browser, variables: Record<string, unknown> = {}) {
  const { data, errors } = await staff.gql(LIST, variables);
  const page = data?.['activities'] as ActivityPage | null | undefined;
  if (!page) throw new Error(`no activities: ${errors[0]?.message}`);
  return page;
}
