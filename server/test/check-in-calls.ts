/** GraphQL calls of the check-in. */
import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#common/time';
import { MembershipPeriod } from '../features/memberships/membership-period.entity';
import type { Browser } from './browser';
import type { GraphqlAnswer, Harness } from './harness';

const ISSUE = 'mutation { issueCheckInCodes { issuedAt codes { text digits startsAt endsAt } } }';
const CHECK_IN = `mutation ($input: CheckInInput!) {
  checkIn(input: $input) { message outcome visitedAt isFirstVisit member { id name } activity { id type happenedAt } }
}`;

export interface IssuedCode {
  text: string;
  digits: string;
  startsAt: string;
  endsAt: string;
}

export interface CheckInAnswer {
  message: string;
  outcome: 'RECORDED' | 'RECENTLY_VISITED' | 'NO_ACTIVE_PASS' | 'DUES_OVERDUE';
  isFirstVisit: boolean;
  visitedAt: string | null;
  member: { id: string; name: string };
  activity: { id: string } | null;
}

/** The codes of a member, the current one first. */
export async function issueCodes(member: Browser): Promise<[IssuedCode, ...IssuedCode[]]> {
  const { data, errors } = await member.gql(ISSUE);
  const issued = data?.['issueCheckInCodes'] as { codes: [IssuedCode, ...IssuedCode[]] } | null | undefined;
  if (!issued) throw new Error(`no codes: ${errors[0]?.message}`);
  return issued.codes;
}

interface Arrival extends Record<string, unknown> {
  code?: unknown;
  memberId?: string;
}

export const checkIn = (staff: Browser, { code, memberId: id, ...input }: Arrival) =>
  staff.gql(CHECK_IN, { input: { member: { code, id }, requestKey: randomUUID(), ...input } });

export function checkInOf({ data, errors }: GraphqlAnswer): CheckInAnswer {
  const answer = data?.['checkIn'] as CheckInAnswer | null | undefined;
  if (!answer) throw new Error(`no check-in: ${errors[0]?.message}`);
  return answer;
}

/** Gives a member a gym pass that is valid for 30 days before and after now. */
export const givePass = ({ dataSource, clock }: Harness, userId: string) =>
  dataSource.getRepository(MembershipPeriod).save({
    userId,
    planName: 'Premium',
    planType: 'pass',
    months: 2,
    anchorDay: 1,
    startsAt: new Date(clock.ms - 30 * DAY_MS),
    endsAt: new Date(clock.ms + 30 * DAY_MS),
    createdAt: new Date(clock.ms),
  });

/** Turns the device of a staff member into a kiosk. */
export async function turnIntoKiosk(device: Browser): Promise<Browser> {
  const { data } = await device.gql('mutation { startKiosk { token } }');
  device.token = (data?.['startKiosk'] as { token: string }).token;
  return device;
}
