import type { Feature } from '../feature';
import { TrainerAssignment } from './trainer-assignment.entity';
import { TrainerAssignmentResolver, TrainerFields } from './trainer-assignment.resolver';
import { Trainer } from './trainer.entity';
import { TrainerResolver } from './trainer.resolver';
import { trainerRoutes } from './trainer.routes';

export const trainers: Feature = {
  entities: [Trainer, TrainerAssignment],
  resolvers: [TrainerResolver, TrainerAssignmentResolver, TrainerFields],
  routes: trainerRoutes,
  memberTables: {
    trainer_assignments: {
      read: `select trainers.name as trainer, assigned_at
        from trainer_assignments join trainers on trainers.id = trainer_id
        where trainer_assignments.user_id = $1`,
    },
    trainers: { leftOut: 'Everyone can read it on the site.' },
  },
};
