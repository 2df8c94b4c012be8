import { RestTrainersDocument } from './trainer.routes.generated';
import { route } from '../../rest/route';

/** The trainers of the studio. */
export const trainerRoutes = [
  route({
    method: 'GET',
    path: '/api/user/trainers',
    summary: 'Lists all trainers, in display order.',
    document: RestTrainersDocument,
    variables: () => ({}),
    responseBody: ({ trainers }) => ({
      trainers: trainers.map(({ assignedUsersCount, ...trainer }) =>
        assignedUsersCount === null ? trainer : { ...trainer, assignedUsersCount },
      ),
    }),
    isCacheable: true,
  }),
];
