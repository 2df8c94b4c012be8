import type { RestRoute } from './route';

/** The coaches of the studio (contract 2). */
export const trainerRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/user/trainers',
    summary: 'Every coach, in the order of the studio.',
    document: 'query RestTrainers { trainers { _id: id name specialty } }',
    variables: () => ({}),
    body: ({ trainers }) => ({ trainers }),
    isCacheable: true,
  },
];
