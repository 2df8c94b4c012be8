/** A period as the API returns it. */
export const period = (planName: string, startsAt: string, endsAt: string) => ({
  __typename: 'MembershipPeriod',
  id: `${planName} ${startsAt}`,
  planName,
  startsAt,
  endsAt,
});

/** A membership without any period. */
export const nothing = (planType: string) => ({
  __typename: 'Membership',
  id: `member-${planType}`,
  planType,
  status: 'INACTIVE',
  isFrozen: false,
  freezeDaysLeft: 0,
  freezeDaysMin: 3,
  freezeDaysAheadMax: 60,
  freeze: null,
  current: null,
  upcoming: [],
  previous: null,
  paidUntil: null as string | null,
  pendingOrder: null,
});

/** An active pass, with an upcoming period. */
export const pass = {
  ...nothing('PASS'),
  status: 'ACTIVE',
  current: period('Basic', '2026-11-20T10:00:00Z', '2026-12-20T18:30:00Z'),
  upcoming: [period('Premium 3 Months', '2026-12-20T18:30:00Z', '2027-03-20T18:30:00Z')],
  paidUntil: '2027-03-20T18:30:00Z',
};

/** The answer of `MyMemberships`, with this pass. */
export const memberships = (gymPass: object) => ({
  me: {
    __typename: 'Viewer',
    user: { __typename: 'User', id: 'member', waiver: null, memberships: [gymPass, nothing('NUTRITION')] },
  },
});
