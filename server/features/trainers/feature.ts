import type { Feature } from '../feature';
import { Trainer } from './trainer.entity';
import { TrainerResolver } from './trainer.resolver';
import { trainerRoutes } from './trainer.routes';

export const trainers: Feature = {
  entities: [Trainer],
  resolvers: [TrainerResolver],
  routes: trainerRoutes,
};
