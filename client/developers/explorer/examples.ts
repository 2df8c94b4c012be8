import type { Example } from './example';
import { PUBLIC_EXAMPLES } from './public-examples';

/** Operations to start from. tests/architecture/explorer-examples.test.ts runs each of them. */
export const EXAMPLES: readonly Example[] = [
  ...PUBLIC_EXAMPLES,
  {
    title: 'What this key may do',
    access: 'key',
    query: `query Key {
  currentApiKey {
    name
    permissions
    expiresAt
    budget {
      limit
      remaining
      resetsAt
    }
  }
}
`,
  },
  {
    title: 'Members with an active membership',
    access: 'key',
    permissions: ['members:read-any', 'memberships:read-any'],
    query: `query Members($first: Int!, $after: String) {
  members(filter: { membershipStatus: ACTIVE }, first: $first, after: $after) {
    nodes {
      id
      name
      memberships {
        current {
          planName
          endsAt
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: { first: 10, after: null },
  },
  {
    title: 'Orders since a day',
    access: 'key',
    permissions: ['orders:read-any'],
    query: `query Orders($filter: OrderFilter!) {
  orders(filter: $filter, first: 10) {
    nodes {
      number
      status
      paidAt
    }
    totalCount {
      count
    }
  }
}
`,
    variables: { filter: { placedOn: { from: '2026-11-01' } } },
  },
  {
    title: 'Visits, newest first',
    access: 'key',
    permissions: ['activities:read-any'],
    query: `query Visits {
  activities(filter: { type: ATTENDANCE }, first: 10) {
    nodes {
      happenedAt
      member {
        id
        name
      }
    }
  }
}
`,
  },
  {
    title: 'My account',
    access: 'session',
    query: `query Me {
  me {
    permissions
    user {
      id
      name
      role
    }
  }
}
`,
  },
];
