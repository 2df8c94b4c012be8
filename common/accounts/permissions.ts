import type { Role } from './roles';

/** What staff may do, named `<noun>:<verb>`. Every signed-in user may read and change their own data without them. */
const PERMISSIONS = [
  'accounting:read',
  'activities:backdate',
  'activities:read-any',
  'activities:record',
  'activities:remove',
  'content:change',
  'days:close',
  'days:reopen',
  'diet-details:read-any',
  'enquiries:answer',
  'enquiries:remove',
  'journal:read',
  'lists:export',
  'lists:export-unlimited',
  'measurements:read-any',
  'members:add',
  'members:assign-trainer',
  'members:bulk',
  'members:follow-up',
  'members:import',
  'members:read-any',
  'members:remove-notes',
  'members:share-views',
  'members:update-any',
  'members:write-notes',
  'memberships:cancel',
  'memberships:freeze',
  'memberships:grant',
  'memberships:read-any',
  'memberships:sell',
  'orders:confirm',
  'orders:read-any',
  'orders:refund',
  'orders:reject',
  'orders:write-off',
  'plans:manage',
  'receipts:hand-out',
  'receipts:read-any',
  'revenue:read',
  'reviews:answer',
  'reviews:delete-any',
  'reviews:moderate',
  'settings:change',
  'staff:manage',
  'staff:manage-leaders',
  'studio:export',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Trainers get no access to members' data, because members have not consented to that. */
const PERMISSIONS_OF: Record<Role, readonly Permission[]> = {
  user: [],
  trainer: [],
  front_desk: [
    'activities:read-any',
    'activities:record',
    'days:close',
    'enquiries:answer',
    'lists:export',
    'members:add',
    'members:assign-trainer',
    'members:follow-up',
    'members:read-any',
    'members:write-notes',
    'memberships:freeze',
    'memberships:read-any',
    'memberships:sell',
    'orders:confirm',
    'orders:read-any',
    'orders:reject',
    'receipts:hand-out',
    'receipts:read-any',
  ],
  admin: PERMISSIONS.filter((permission) => permission !== 'staff:manage-leaders'),
  owner: PERMISSIONS,
};

export const permissionsOf = (role: Role): readonly Permission[] => PERMISSIONS_OF[role];

export const roleHasPermission = (role: Role, permission: Permission): boolean =>
  permissionsOf(role).includes(permission);
