import * as z from 'zod/mini';
import { RestTrainersDocument } from './trainer.routes.generated';
import { described } from '../../rest/answers';
import { route } from '../../rest/route';

const answer = z.object({
  _id: z.string(),
  name: z.string(),
  specialty: z.string(),
  assignedUsersCount: described(z.optional(z.int()), 'Number of members with this trainer; for admins only.'),
});

/** The trainers of the studio. */
export const trainerRoutes = [
  route({
    method: 'GET',
    path: '/api/user/trainers',
    summary: 'Lists all trainers, in display order.',
    subject: 'Content',
    answer: z.object({ trainers: z.array(answer) }),
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
