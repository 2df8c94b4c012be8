import { DAY, HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const workoutPlanPerMember: RateLimit = {
  name: 'workoutPlanPerMember',
  points: 60,
  seconds: HOUR,
  why: 'Workout plans generated or saved by one member; against overload.',
};

export const workoutPlanPerAddress: RateLimit = {
  name: 'workoutPlanPerAddress',
  points: 120,
  seconds: HOUR,
  why: 'Workout plans generated, by network address; against overload.',
};

export const workoutPlanDayPerMember: RateLimit = {
  name: 'workoutPlanDayPerMember',
  points: 120,
  seconds: HOUR,
  why: 'Workout plan days ticked or unticked by one member; against overload of the database.',
};

export const hostedPlanPerMember: RateLimit = {
  name: 'hostedPlanPerMember',
  points: 10,
  seconds: DAY,
  why: 'Workout plans written by the hosted model for one member; limits its cost.',
};

export const hostedPlanPerAddress: RateLimit = {
  name: 'hostedPlanPerAddress',
  points: 30,
  seconds: DAY,
  why: 'Workout plans written by the hosted model, by network address; limits its cost.',
};
