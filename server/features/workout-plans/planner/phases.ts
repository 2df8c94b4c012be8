import { needsEasyDoses, type PlanRequest } from './context';
import { PHASES, type Phase } from './rules/progression';

/** The weeks of a plan. People on easy doses are never tested to the maximum: their test days become regular days. */
export function phasesOf({ days, limitations }: PlanRequest): readonly Phase[] {
  if (!needsEasyDoses(limitations)) return PHASES[days];
  return PHASES[days].map((phase) => (phase.stage === 'test' ? { ...phase, stage: 'base' } : phase));
}
