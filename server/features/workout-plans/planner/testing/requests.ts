import { LIMITATIONS } from '#common/exercises';
import type { PlanRequest } from '../planner';

export const BEGINNER_AT_HOME: PlanRequest = {
  goal: 'strength',
  experience: 'beginner',
  location: 'home',
  days: 7,
  equipment: [],
  limitations: [],
};
export const EXPERT_AT_THE_GYM: PlanRequest = {
  goal: 'strength',
  experience: 'expert',
  location: 'gym',
  days: 60,
  equipment: ['dumbbells', 'barbell', 'machines', 'pull_up_bar'],
  limitations: [],
};

/** Walking is all that is left of circuits with cardio after them. */
export const CARDIO_ALONE: PlanRequest = {
  ...EXPERT_AT_THE_GYM,
  goal: 'weight_loss',
  location: 'outdoor',
  equipment: [],
  limitations: [...LIMITATIONS],
};
