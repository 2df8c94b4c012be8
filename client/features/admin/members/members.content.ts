import type { MembershipStatus, PlanType, Role } from '../../../graphql/types.generated';
import type { MemberSort } from './member-filter';

/** Texts of the members tab. */
export const membersContent = {
  unit: 'members',
  table: 'Members',
  search: 'Search members',
  searchHint: 'Name or e-mail',
  emptyList: 'No members yet',
  emptyMatches: 'No one matches these filters',
  heads: {
    user: 'User',
    membership: 'Membership',
    lastVisit: 'Last visit',
    trainer: 'Trainer',
    actions: 'Actions',
  },
  noName: 'No name yet',
  statuses: { ACTIVE: 'Active', INACTIVE: 'Inactive' } satisfies Record<MembershipStatus, string>,
  roles: { ADMIN: 'Admin', FRONT_DESK: 'Front desk', TRAINER: 'Trainer', USER: '' } satisfies Record<
    Role,
    string
  >,
  notAvailable: 'N/A',
  until: (day: string) => `until ${day}`,
  ended: (day: string) => `ended ${day}`,
  neverCame: 'Never',
  filters: {
    status: 'Status',
    plan: 'Plan',
    trainer: 'Trainer',
    expiry: 'Expires',
  },
  sorts: {
    name: 'Name, A to Z',
    '-name': 'Name, Z to A',
    'paid-until': 'Expiry, earliest first',
    '-paid-until': 'Expiry, latest first',
    'last-visit': 'Last visit, longest ago first',
    '-last-visit': 'Last visit, latest first',
  } satisfies Record<MemberSort | `-${MemberSort}`, string>,
  trainer: {
    none: 'No Trainer',
    of: (who: string) => `Trainer of ${who}`,
    choice: ({ name, specialty }: { name: string; specialty: string }) => `${name}, ${specialty}`,
    remove: 'Remove trainer',
    failed: 'Error assigning trainer',
    assigned: (who: string, trainer: string) => `${who} now trains with ${trainer}.`,
    removed: (who: string) => `${who} has no trainer now.`,
    undo: 'Undo',
  },
  edit: 'Edit',
  membershipFailed: 'Error updating membership',
  aboutMember: (who: string, message: string) => `${who}: ${message}`,
  planTypes: { PASS: 'Gym pass', NUTRITION: 'Nutrition plan' } satisfies Record<PlanType, string>,
  renew: {
    action: 'Renew',
    title: (who: string) => `Renew the membership of ${who}`,
    extends: (end: string) => `${end}. A new period of the same type starts after it.`,
    starts: 'The membership starts today.',
    plan: 'Plan',
    choose: 'Choose',
    offer: (name: string, price: string) => `${name}, ${price}`,
    withoutPayment: 'Without payment',
    reasonHint: 'Kept in the journal.',
    submit: 'Renew',
  },
  cancel: {
    action: 'Cancel',
    title: (who: string) => `Cancel the membership of ${who}?`,
    which: 'Which membership',
    text: (end: string) =>
      `${end}. It ends now, and nothing is paid back; refunds are under Orders. An e-mail tells the member.`,
    reasonHint: 'Kept in the journal.',
    submit: 'Cancel membership',
  },
};
