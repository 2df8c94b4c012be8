import { untaxedPrice } from '../../../test/prices';

export const trainer = (id: string, name: string, specialty = 'Strength') => ({
  __typename: 'Trainer',
  id,
  name,
  specialty,
});

const NEHA = trainer('neha', 'Neha Kale', 'Yoga');
export const ROHAN = trainer('rohan', 'Rohan Shah');

const period = (planName: string) => ({
  __typename: 'MembershipPeriod',
  id: `period-${planName}`,
  planName,
  endsAt: '2026-12-25T18:30:00Z',
});

/** A membership as the members list reads it; without a plan there has never been one. */
export const membership = (planName: string | null, overrides = {}) => ({
  __typename: 'Membership',
  id: `pass-${planName}`,
  planType: 'PASS',
  status: planName === null ? 'INACTIVE' : 'ACTIVE',
  isFrozen: false,
  freezeDaysLeft: planName === null ? 0 : 7,
  freezeDaysMin: 3,
  freezeDaysAheadMax: 60,
  freeze: null,
  paidUntil: planName === null ? null : '2026-12-25T18:30:00Z',
  current: planName === null ? null : period(planName),
  upcoming: [],
  previous: null,
  pendingOrder: null,
  ...overrides,
});

/** A row of the members list. */
export const member = (id: string, name: string | null, overrides = {}) => ({
  __typename: 'User',
  id,
  name,
  email: `${id}@example.com`,
  phone: '+919876543210',
  role: 'USER',
  createdAt: '2026-01-05T10:00:00Z',
  lastVisitAt: '2026-11-20T01:00:00Z',
  due: null,
  waiver: null,
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

export const offer = (name: string, minorUnits: number) => ({
  __typename: 'PlanOffer',
  id: `offer-${name}`,
  name,
  price: untaxedPrice(minorUnits),
});

/** Choices for filtering members and assigning trainers. */
export const memberChoices = {
  trainers: [NEHA, ROHAN],
  planOffers: [offer('Basic', 130_000), offer('Premium', 210_000)],
};

/** The answer of `assignTrainer`. */
export const assigned = (memberId: string, chosen: object | null) => ({
  assignTrainer: {
    __typename: 'AssignTrainerPayload',
    member: { __typename: 'User', id: memberId, trainer: chosen },
  },
});

/** The answer of a mutation that changes a membership. */
export const changedMembership = (name: string, changed: object, order?: object) => ({
  [name]: {
    __typename: `${name[0]!.toUpperCase()}${name.slice(1)}Payload`,
    message: 'Done.',
    membership: changed,
    ...(order && { order, member: { __typename: 'User', id: 'asha', due: null } }),
  },
});
