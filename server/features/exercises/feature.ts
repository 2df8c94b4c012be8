import type { Feature } from '../feature';
import { ExerciseResolver } from './exercise.resolver';
import { exerciseRoutes } from './exercise.routes';

export const exercises: Feature = {
  resolvers: [ExerciseResolver],
  routes: exerciseRoutes,
};
