import { subjectTypeOf, versionOf, type EntryType } from '../../features/journal/entry-types';
import { statement, type Step } from './large-studio';
import { idOf, isoText, STAFF } from './sql';

interface Entries {
  type: EntryType;
  /** SQL: columns of `from`, or computed from them. */
  subject: string;
  member: string;
  /** Whether the member did it; otherwise staff. */
  isByMember?: boolean;
  before?: string;
  after: string;
  at: string;
  from: string;
}

const entries = ({ type, subject, member, isByMember, before, after, at, from }: Entries) => `
  insert into journal (
    type, version, subject_type, subject_id, member_id, actor_kind, actor_id, actor_role, before, after, at
  )
  select '${type}', ${versionOf(type)}, '${subjectTypeOf(type)}', ${subject}, ${member}, 'user',
    ${isByMember ? member : STAFF}, '${isByMember ? 'user' : 'admin'}',
    ${before ? `jsonb_build_object(${before})` : "'{}'"}, jsonb_build_object(${after}), ${at}
  from ${from}`;

const order = { subject: idOf('order'), member: 'user_id', at: 'starts_at' };

const ENTRIES: Entries[] = [
  {
    ...order,
    type: 'order.placed',
    isByMember: true,
    after: `'status', 'placed'`,
    from: `new_terms where status <> 'granted'`,
  },
  {
    ...order,
    type: 'order.cancelled',
    isByMember: true,
    before: `'status', 'placed'`,
    after: `'status', 'cancelled'`,
    from: `new_terms where status = 'cancelled'`,
  },
  {
    ...order,
    type: 'order.paid',
    before: `'status', 'placed'`,
    after: `'status', 'paid', 'method', method`,
    from: `new_terms where status = 'paid'`,
  },
  {
    ...order,
    type: 'membership.begun',
    subject: idOf('period'),
    after: `'startsAt', ${isoText('starts_at')}, 'endsAt', ${isoText('ends_at')}`,
    from: `new_terms where status = 'paid'`,
  },
  {
    ...order,
    type: 'membership.begun',
    subject: idOf('period'),
    after: `'startsAt', ${isoText('starts_at')}, 'endsAt', ${isoText('ends_at')}, 'reason', 'Taken over'`,
    from: `new_terms where status = 'granted'`,
  },
  {
    type: 'activity.recorded',
    subject: 'id',
    member: 'user_id',
    after: `'type', type, 'happenedAt', ${isoText('happened_at')}`,
    at: 'happened_at',
    from: 'activities where recorded_by is not null and user_id in (select id from new_members)',
  },
  {
    type: 'review.added',
    subject: 'reviews.id',
    member: 'user_id',
    isByMember: true,
    after: `'rating', rating`,
    at: 'reviews.created_at',
    from: 'reviews join new_members on new_members.id = user_id',
  },
];

export const journalSteps = (): Step[] => [
  {
    what: 'what the journal says about all this',
    share: 14,
    tables: ['journal'],
    parts: ENTRIES.map((some) => statement(entries(some))),
  },
];
