import { needsEasyDoses } from './context';
import type { PlanRequest } from './planner';
import { PHASES, type Phase } from './rules/progression';

/** The weeks of a plan. Who trains with easy doses is never sent to the maximum: for them the last days are plain ones. */
export function phasesOf({ days, limitations }: PlanRequest): readonly Phase[] {
  if (!needsEasyDoses(limitations)) return PHASES[days];
  return PHASES[days].map((phase) => (phase.stage === 'test' ? { ...phase, stage: 'base' } : phase));
}
