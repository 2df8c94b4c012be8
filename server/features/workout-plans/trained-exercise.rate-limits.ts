import { HOUR, type RateLimit } from '../../rate-limits/rate-limit';

export const trainedExercisePerMember: RateLimit = {
  name: 'trainedExercisePerMember',
  points: 600,
  seconds: HOUR,
  why: 'Sets and loads noted by one member; against overload of the database.',
};
