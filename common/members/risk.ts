import { daysBetween, studioDay } from '../calendar';

/** How likely it is that a member stops coming. */
export const RISK_LEVELS = ['moderate', 'high'] as const;

export type RiskLevel = (typeof RISK_LEVELS)[number];

/**
 * How long somebody had been a member when they last came. It is not counted until today: otherwise members would leave
 * the list on the first day of the next stage, without having come.
 */
export const RISK_STAGES = ['not_started', 'new', 'first_year', 'longer'] as const;

export type RiskStage = (typeof RISK_STAGES)[number];

/** Number of days in which somebody is a new member. */
export const NEW_MEMBER_DAYS = 60;
export const FIRST_YEAR_DAYS = 365;

/** The settings that say after how many days without a visit members are at risk. */
export const RISK_SETTINGS = {
  not_started: 'riskDaysNotStarted',
  new: 'riskDaysNew',
  first_year: 'riskDaysFirstYear',
  longer: 'riskDaysLonger',
} as const satisfies Record<RiskStage, string>;

export type RiskRules = Record<(typeof RISK_SETTINGS)[RiskStage], Record<RiskLevel, number>>;

interface Attendance {
  /** Start of the first pass, in milliseconds. */
  memberSince: number;
  /** The last visit, or the start of the pass if that was later, in milliseconds. */
  quietSince: number;
  /** Whether there has been a visit since the start of the first pass. */
  hasVisited: boolean;
}

export interface Risk {
  level: RiskLevel;
  stage: RiskStage;
  daysWithoutVisit: number;
  /** Number of days without a visit after which a member of this stage is at risk. */
  flaggedAfterDays: number;
}

/** The risk that a member with a running pass stops coming; null if there is none. */
export function riskOf(attendance: Attendance, rules: RiskRules, now: number): Risk | null {
  const stage = stageOf(attendance);
  const { moderate, high } = rules[RISK_SETTINGS[stage]];
  const daysWithoutVisit = daysFrom(attendance.quietSince, now);
  if (daysWithoutVisit < moderate) return null;
  const level = daysWithoutVisit < high ? 'moderate' : 'high';
  return { level, stage, daysWithoutVisit, flaggedAfterDays: moderate };
}

function stageOf({ memberSince, quietSince, hasVisited }: Attendance): RiskStage {
  if (!hasVisited) return 'not_started';
  const tenure = daysFrom(memberSince, quietSince);
  if (tenure < NEW_MEMBER_DAYS) return 'new';
  return tenure <= FIRST_YEAR_DAYS ? 'first_year' : 'longer';
}

const daysFrom = (from: number, to: number): number => daysBetween(studioDay(from), studioDay(to));
