import { featureTask, type Feature } from '../feature';
import { JOURNAL_ENTRIES } from './journal-entries';
import { TrainerAdministrationResolver } from './trainer-administration.resolver';
import { TrainerAssignment } from './trainer-assignment.entity';
import { TrainerAssignmentResolver, TrainerFields } from './trainer-assignment.resolver';
import { Trainer } from './trainer.entity';
import { TrainerResolver } from './trainer.resolver';
import { trainerRoutes } from './trainer.routes';
import { showPortrait } from './trainer.tasks';
import { STUDIO_TABLES } from './studio-tables';

export const trainers: Feature = {
  entities: [Trainer, TrainerAssignment],
  resolvers: [TrainerResolver, TrainerAdministrationResolver, TrainerAssignmentResolver, TrainerFields],
  routes: trainerRoutes,
  tasks: [
    featureTask(showPortrait, ({ trainerAdministration }, { trainerId }, { signal }) =>
      trainerAdministration.show(trainerId, signal),
    ),
  ],
  // While a new portrait is being made, the site shows the former one.
  pictureUses: `select media_pictures.id from media_pictures
    join trainers on picture_id = media_pictures.id or portrait_url like '%/' || hash || '/%'`,
  memberTables: {
    trainer_assignments: {
      read: `select trainers.name as trainer, assigned_at
        from trainer_assignments join trainers on trainers.id = trainer_id
        where trainer_assignments.user_id = $1`,
    },
    trainers: { leftOut: 'Everyone can read it on the site.' },
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
