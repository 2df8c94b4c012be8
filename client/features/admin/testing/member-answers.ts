export const trainer = (id: string, name: string, specialty = 'Strength') => ({
  __typename: 'Trainer',
  id,
  name,
  specialty,
});

export const NEHA = trainer('neha', 'Neha Kale', 'Yoga');
export const ROHAN = trainer('rohan', 'Rohan Shah');

const period = (planName: string) => ({ __typename: 'MembershipPeriod', id: `period-${planName}`, planName });

/** A membership as the members list reads it; without a plan there has never been one. */
export const membership = (planName: string | null, overrides = {}) => ({
  __typename: 'Membership',
  id: `pass-${planName}`,
  planType: 'PASS',
  status: planName === null ? 'INACTIVE' : 'ACTIVE',
  paidUntil: planName === null ? null : '2026-12-25T18:30:00Z',
  current: planName === null ? null : period(planName),
  upcoming: [],
  previous: null,
  ...overrides,
});

/** A row of the members list. */
export const member = (id: string, name: string | null, overrides = {}) => ({
  __typename: 'User',
  id,
  name,
  email: `${id}@example.com`,
  role: 'USER',
  lastVisitAt: '2026-11-20T01:00:00Z',
  memberships: [membership('Premium', { id: `pass-of-${id}` })],
  trainer: NEHA,
  ...overrides,
});

interface PageFacts {
  count?: number;
  precision?: 'EXACT' | 'AT_LEAST';
  previous?: string;
  next?: string;
}

/** A page of the members list; `previous` and `next` are its cursors if there are such pages. */
export const membersPage = (
  nodes: object[],
  { count = nodes.length, precision = 'EXACT', previous, next }: PageFacts = {},
) => ({
  members: {
    __typename: 'UserConnection',
    edges: nodes.map((node) => ({ __typename: 'UserEdge', node })),
    pageInfo: {
      __typename: 'PageInfo',
      hasPreviousPage: previous !== undefined,
      hasNextPage: next !== undefined,
      startCursor: previous ?? null,
      endCursor: next ?? null,
    },
    totalCount: { __typename: 'Count', count, precision },
  },
});

/** What members can be filtered by and assigned to. */
export const memberChoices = {
  trainers: [NEHA, ROHAN],
  planOffers: ['Basic', 'Premium'].map((name) => ({ __typename: 'PlanOffer', id: name, name })),
};

/** The answer of `assignTrainer`. */
export const assigned = (userId: string, chosen: object | null) => ({
  assignTrainer: {
    __typename: 'AssignTrainerPayload',
    user: { __typename: 'User', id: userId, trainer: chosen },
  },
});
