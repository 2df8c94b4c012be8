import type { RestRoute } from '../../rest/route';

/** The trainers of the studio. */
export const trainerRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/user/trainers',
    summary: 'Lists all trainers, in the order set by the studio.',
    document: 'query RestTrainers { trainers { _id: id name specialty } }',
    variables: () => ({}),
    body: ({ trainers }) => ({ trainers }),
    isCacheable: true,
  },
];
