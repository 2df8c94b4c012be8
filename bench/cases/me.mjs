const variables = {};

/** @type {import('./case.mjs').Case[]} */
export const me = [
  {
    name: 'me',
    title: 'The current user',
    note: 'Bhor also looks up the session; the others only verify a signature.',
    question: { operationName: 'Me', query: 'query Me { me { user { id name email } } }', variables },
    postgraphile: {
      operationName: 'Me',
      query: 'query Me { me: query { user: benchMe { id: rowId name email } } }',
      variables,
    },
    as: 'member',
    goals: [{ against: 'postgraphile', atMost: 1.05 }],
  },
];
