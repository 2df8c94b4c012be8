// Queries of staff in the panel, as its screens send them.
import names from '../../server/seed/large/names.json' with { type: 'json' };

const RARE_NAME = names.rare[0]?.name ?? '';

const PAGE = '$first: Int, $after: String';
const PASSED = 'first: $first, after: $after';
const TOTAL = 'totalCount { count precision }';
const PAGE_INFO = 'pageInfo { hasPreviousPage hasNextPage startCursor endCursor }';
const ORDER = 'id number planName status price { total { minorUnits currencyCode } }';
const MEMBERSHIP = `id planType status paidUntil pendingOrder { ${ORDER} } current { id planName } upcoming { id planName } previous { id planName }`;

const MEMBERS = `query ($filter: MemberFilter, $orderBy: MemberSort, ${PAGE}) {
  members(filter: $filter, orderBy: $orderBy, ${PASSED}) {
    edges { node { id name email phone role lastVisitAt memberships { ${MEMBERSHIP} } trainer { id name specialty } } }
    ${PAGE_INFO} ${TOTAL}
  }
}`;

const ACTIVITIES = `query ($filter: ActivityFilter, ${PAGE}) {
  activities(filter: $filter, ${PASSED}) {
    edges { node { id workout happenedAt member { id name email } } } ${PAGE_INFO} ${TOTAL}
  }
}`;

const ORDER_LIST = `query ($filter: OrderFilter, ${PAGE}) {
  orders(filter: $filter, ${PASSED}) {
    edges { node { ${ORDER} placedAt member { id name email } } } ${PAGE_INFO} ${TOTAL}
  }
}`;

const MEMBER_COUNT = `query ($filter: MemberFilter) { members(filter: $filter, first: 1) { ${TOTAL} } }`;
const ACTIVITY_COUNT = `query ($filter: ActivityFilter) { activities(filter: $filter, first: 1) { ${TOTAL} } }`;

/** @typedef {{ name: string, query: string, variables: Record<string, unknown> }} Call */
/** @typedef {(query: string, variables: Record<string, unknown>) => Promise<any>} Ask */

const MEMBERS_SHOWN = 25;
const ACTIVITIES_SHOWN = 50;
const DAY_MS = 86_400_000;

const ORDERS = [
  ['by name', 'NAME', 'ASC'],
  ['by end', 'PAID_UNTIL', 'DESC'],
  ['by last visit', 'LAST_VISIT_AT', 'DESC'],
  ['by age', 'CREATED_AT', 'ASC'],
];

const dayOf = (/** @type {number} */ time) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(time);

/** @param {string} name @param {object} filter @returns {Call} */
const members = (name, filter, more = {}) => ({
  name: `members, ${name}`,
  query: MEMBERS,
  variables: {
    filter,
    orderBy: { field: 'NAME', direction: 'ASC' },
    first: MEMBERS_SHOWN,
    after: null,
    ...more,
  },
});

/** @param {string} name @param {object} filter @returns {Call} */
const attendance = (name, filter, more = {}) => ({
  name: `attendance, ${name}`,
  query: ACTIVITIES,
  variables: { filter: { type: 'ATTENDANCE', ...filter }, first: ACTIVITIES_SHOWN, after: null, ...more },
});

/** @param {string} name @param {object} filter @returns {Call} */
const orders = (name, filter) => ({
  name: `orders, ${name}`,
  query: ORDER_LIST,
  variables: { filter, first: ACTIVITIES_SHOWN, after: null },
});

/** The searches of a list by the names of members. @param {(name: string, filter: object) => Call} list */
const searchesByMember = (list) => [
  list('search: common name', { search: 'sharma' }),
  list('search: less common first name', { search: 'rekha' }),
  list('search: first and last name', { search: 'rahul patil' }),
  list('search: rare name', { search: RARE_NAME }),
  list('search: what everybody has', { search: 'example' }),
  list('search: in Devanagari', { search: 'राहुल' }),
  list('search: one letter', { search: 'a' }),
  list('search: two letters', { search: 'zo' }),
  list('search: two letters that nobody has', { search: 'xq' }),
  list('search: no match', { search: 'zzyzx' }),
];

/** Each order of the members list: its first page, and one after a member who is far down the list. @param {Ask} ask */
async function pages(ask) {
  const calls = [];
  for (const [name = '', field, direction] of ORDERS) {
    const orderBy = { field, direction };
    const found = await ask(MEMBERS, { filter: { search: RARE_NAME }, orderBy, first: 3, after: null });
    calls.push(members(`${name}, first page`, {}, { orderBy }));
    const after = found.members.pageInfo.endCursor;
    calls.push(members(`${name}, deep page`, {}, { orderBy, after }));
  }
  return calls;
}

/** @param {Ask} ask */
async function searches(ask) {
  const orderBy = { field: 'NAME', direction: 'ASC' };
  /** The page of the first member with this name. @param {string} search */
  const pageOf = async (search) => (await ask(MEMBERS, { filter: { search }, orderBy, first: 1 })).members;
  const rare = await pageOf(RARE_NAME);
  /** After a member who is far down the list. @param {string} search */
  const after = async (search) => ({ after: (await pageOf(search)).pageInfo.endCursor });
  const byVisit = { orderBy: { field: 'LAST_VISIT_AT', direction: 'DESC' } };
  return [
    members('search: common name', { search: 'sharma' }),
    members('search: common name, by last visit', { search: 'sharma' }, byVisit),
    members('search: common name, deep page', { search: 'sharma' }, await after('zoya sharma')),
    members('search: common name, active', { search: 'sharma', membershipStatus: 'ACTIVE' }),
    members('search: common first name', { search: 'rahul' }),
    members('search: common first name, deep page', { search: 'rahul' }, await after('rahul sharma')),
    members('search: common first name, active', { search: 'rahul', membershipStatus: 'ACTIVE' }),
    members('search: common first name, by last visit', { search: 'rahul' }, byVisit),
    members('search: inside of words', { search: 'ahul' }),
    members('search: less common first name', { search: 'rekha' }),
    members('search: first and last name', { search: 'rahul patil' }),
    members('search: rare name', { search: RARE_NAME }),
    members('search: e-mail', { search: rare.edges[0].node.email }),
    members('search: phone number', { search: rare.edges[0].node.phone }),
    members('search: phone number without its country', { search: rare.edges[0].node.phone.slice(-10) }),
    members('search: last five digits of a phone number', { search: rare.edges[0].node.phone.slice(-5) }),
    members('search: part of an e-mail address', { search: 'rahul.patil' }),
    members('search: in Devanagari', { search: 'राहुल' }),
    members('search: first name, last in the list', { search: 'zoya' }),
    members('search: what everybody has', { search: 'example' }),
    members('search: one letter', { search: 'a' }),
    members('search: one letter that nobody has', { search: 'x' }),
    members('search: two letters', { search: 'an' }),
    members('search: two letters, by last visit', { search: 'zo' }, byVisit),
    members('search: two letters that nobody has', { search: 'xq' }),
    members('search: no match', { search: 'zzyzx' }),
  ];
}

/** @param {number} now */
function filters(now) {
  const ending = { from: dayOf(now), to: dayOf(now + 6 * DAY_MS) };
  const active = { membershipStatus: 'ACTIVE' };
  const counts = [
    { name: 'active', filter: active },
    { name: 'ending in 7 days', filter: { ...active, membershipEndsOn: ending } },
    { name: 'without a trainer', filter: { ...active, hasTrainer: false } },
  ];
  return [
    members('active', active),
    members('ending in 7 days', { ...active, membershipEndsOn: ending }),
    members('active, without a trainer', { ...active, hasTrainer: false }),
    ...counts.map(({ name, filter }) => ({
      name: `overview, ${name}`,
      query: MEMBER_COUNT,
      variables: { filter },
    })),
  ];
}

/** Orders of a member, and of a day long ago. @param {Ask} ask @param {number} longAgo */
async function ordersOf(ask, longAgo) {
  const { orders: newest } = await ask(ORDER_LIST, { filter: {}, first: 1, after: null });
  const memberId = newest.edges[0].node.member.id;
  const placedOn = { from: dayOf(longAgo), to: dayOf(longAgo) };
  return [
    orders('of a member', { memberId }),
    orders('of a member, paid', { memberId, statuses: ['PAID'] }),
    orders('of a day', { placedOn }),
    orders('of a day, paid', { placedOn, statuses: ['PAID'] }),
    orders('of a day, search: less common first name', { placedOn, search: 'rekha' }),
  ];
}

/** @param {Ask} ask @param {number} now */
async function visits(ask, now) {
  const day = (/** @type {number} */ time) => ({ happenedOn: { from: dayOf(time), to: dayOf(time) } });
  const longAgo = now - 500 * DAY_MS;
  const filter = { type: 'ATTENDANCE', happenedOn: { to: dayOf(longAgo) } };
  const { activities } = await ask(ACTIVITIES, { filter, first: 1, after: null });
  return [
    attendance('first page', {}),
    attendance('deep page', {}, { after: activities.pageInfo.endCursor }),
    attendance('of a day', day(longAgo)),
    attendance('of a day, search: less common first name', { ...day(longAgo), search: 'rekha' }),
    ...searchesByMember(attendance),
    ...searchesByMember(orders),
    ...(await ordersOf(ask, longAgo)),
    {
      name: 'attendance, charts',
      query:
        '{ visitStatistics { weeks { startsOn visits } busyHours { weekday hour visits } perDay perDayBefore } }',
      variables: {},
    },
    {
      name: 'overview, revenue this month',
      query: 'query ($days: DateRange!) { revenue(bookedOn: $days) { net { minorUnits currencyCode } } }',
      variables: { days: { from: `${dayOf(now).slice(0, 7)}-01`, to: dayOf(now) } },
    },
    {
      name: 'overview, visits today',
      query: ACTIVITY_COUNT,
      variables: { filter: { type: 'ATTENDANCE', ...day(now) } },
    },
  ];
}

/**
 * All calls; cursors are those of the database behind `ask`.
 * @param {Ask} ask
 * @returns {Promise<Call[]>}
 */
export async function panelCalls(ask) {
  const now = Date.now();
  return [...(await pages(ask)), ...(await searches(ask)), ...filters(now), ...(await visits(ask, now))];
}
