import { FIRST_YEAR_DAYS, NEW_MEMBER_DAYS } from '#common/members/risk';
import { CONTACT_MUTES_DAYS } from '#common/follow-ups/limits';
import type { MemberRisk, RiskLevel, RiskStage } from '../../../graphql/types.generated';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** When members who have come before are listed, as a part of a sentence. */
const flagged: Record<Exclude<RiskStage, 'NOT_STARTED'>, string> = {
  NEW: `in the first ${NEW_MEMBER_DAYS} days we flag`,
  FIRST_YEAR: `in the first ${FIRST_YEAR_DAYS} days we flag`,
  LONGER: `after ${FIRST_YEAR_DAYS} days we flag`,
};

/** Texts of the tab of members at risk. */
export const atRiskContent = {
  lead: 'Members with a running gym pass who stopped coming.',
  unit: { one: 'member at risk', other: 'members at risk' },
  empty: 'Nobody to call today',
  levels: { HIGH: 'Call first', MODERATE: 'Watch' } satisfies Record<RiskLevel, string>,
  badges: { HIGH: 'High', MODERATE: 'Moderate' } satisfies Record<RiskLevel, string>,
  heads: { member: 'Member', why: 'Why', end: 'Pass until', contact: 'Last contact', actions: 'Actions' },
  /** "No visit for 12 days; in the first 60 days we flag after 7." */
  reason: ({ stage, daysWithoutVisit, flaggedAfterDays }: Omit<MemberRisk, '__typename' | 'level'>) =>
    stage === 'NOT_STARTED'
      ? `No visit yet, ${days(daysWithoutVisit)} after the start; we flag after ${flaggedAfterDays}.`
      : `No visit for ${days(daysWithoutVisit)}; ${flagged[stage]} after ${flaggedAfterDays}.`,
  never: 'Never',
  noPhone: 'No phone number',
  contactedOn: (day: string, by: string | undefined) => (by ? `${day}, ${by}` : day),
  more: (shown: number) => `The first ${shown} are shown. The next ones follow when these are done.`,
  contacted: 'Contacted',
  snooze: 'Snooze',
  failed: 'That did not work. Please try again.',
  contact: {
    title: (who: string) => `Contacted ${who}?`,
    text: `They leave this list for ${days(CONTACT_MUTES_DAYS)}.`,
    note: 'Note',
    noteHint: 'Optional. Members can read it in the export of their data.',
    submit: 'Save contact',
  },
  snoozing: {
    title: (who: string) => `Snooze ${who}?`,
    text: 'They leave this list until then, without a contact.',
    legend: 'For how long',
    days,
    submit: 'Snooze',
  },
  aboutMember: (who: string, message: string) => `${who}: ${message}`,
};
