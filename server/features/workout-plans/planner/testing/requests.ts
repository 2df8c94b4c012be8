import { LIMITATIONS } from '#common/exercises/exercises';
import type { PlanRequest } from '../plan-request';

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

/** With all limitations, only walking is left of this plan of circuits followed by cardio. */
export const CARDIO_ALONE: PlanRequest = {
  ...EXPERT_AT_THE_GYM,
  goal: 'weight_loss',
  location: 'outdoor',
  equipment: [],
  limitations: [...LIMITATIONS],
};
