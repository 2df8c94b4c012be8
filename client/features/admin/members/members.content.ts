import type { MembershipStatus, Role } from '../../../graphql/types.generated';

/** Texts of the members tab. */
export const membersContent = {
  unit: { one: 'member', other: 'members' },
  table: 'Members',
  search: { label: 'Search members', hint: 'Name, e-mail or phone' },
  choicesFailed: 'The trainers and plans could not be loaded',
  emptyList: 'No members yet',
  emptyMatches: 'No one matches these filters',
  heads: {
    user: 'User',
    membership: 'Membership',
    lastVisit: 'Last visit',
    joined: 'Member since',
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
    joined: 'Member since, longest first',
    '-joined': 'Member since, newest first',
  },
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
  aboutMember: (who: string, message: string) => `${who}: ${message}`,
};
