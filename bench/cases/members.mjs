import names from '../../server/seed/large/names.json' with { type: 'json' };

const PAGE_SIZE = 50;
/** A name that equally many members have at any size of the studio. */
const SEARCH = names.rare[1]?.name.toLowerCase() ?? '';
const [FIRST_WORD, SECOND_WORD] = SEARCH.split(' ');

/** @type {import('./case.mjs').Question} */
export const search = {
  operationName: 'Members',
  query: `query Members($filter: MemberFilter, $orderBy: MemberSort, $first: Int!) {
    members(filter: $filter, orderBy: $orderBy, first: $first) {
      nodes { id name email lastVisitAt trainer { id name specialty } }
      pageInfo { hasNextPage }
    }
  }`,
  variables: {
    filter: { search: SEARCH },
    orderBy: { field: 'NAME', direction: 'ASC' },
    first: PAGE_SIZE,
  },
};

/** The column is not nullable: the epoch stands for "never". */
const NEVER = 0;

/** @param {{ user: object, attendance: { lastVisitAt: string }, trainer: object }} row */
const memberOf = ({ user, attendance: { lastVisitAt }, trainer }) => ({
  ...user,
  lastVisitAt: Date.parse(lastVisitAt) === NEVER ? null : lastVisitAt,
  trainer,
});

/** @type {import('./case.mjs').Question} */
const postgraphile = {
  operationName: 'Members',
  query: `query Members($firstWord: String!, $secondWord: String!, $first: Int!) {
    members: benchFoundMembers(firstWord: $firstWord, secondWord: $secondWord, first: $first) {
      nodes {
        user: userByUserId { id: rowId name email }
        attendance: memberAttendanceByUserId { lastVisitAt }
        trainer: trainerByTrainerId { id: rowId name specialty }
      }
      pageInfo { hasNextPage }
    }
  }`,
  variables: { firstWord: `%${FIRST_WORD}%`, secondWord: `%${SECOND_WORD}%`, first: PAGE_SIZE },
  answer: ({ members: { nodes, pageInfo } }) => ({ members: { nodes: nodes.map(memberOf), pageInfo } }),
};

/** @type {import('./case.mjs').Case[]} */
export const members = [
  {
    name: 'members',
    title: 'Search among 10,000 members, as an admin; 26 are found',
    note: 'Bhor also looks up the session of the admin and what an admin may read; the others only verify a signature.',
    question: search,
    postgraphile,
    as: 'admin',
    goals: [{ against: 'postgraphile', atMost: 1.35 }],
  },
];
