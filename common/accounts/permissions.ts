import type { Role } from './roles';

const KEYS_TOO = { forKeys: true };

/** Whoever had an API key with such a permission would decide about staff, keys and settings without a password. */
const PEOPLE_ONLY = { forKeys: false };

/**
 * Permissions of staff, named `<noun>:<verb>`, and whether API keys can have them. Every signed-in user may read and change
 * their own data without them.
 */
const PERMISSIONS = {
  'accounting:read': KEYS_TOO,
  'activities:backdate': KEYS_TOO,
  'activities:read-any': KEYS_TOO,
  'activities:record': KEYS_TOO,
  'activities:remove': KEYS_TOO,
  'api-keys:manage': PEOPLE_ONLY,
  'content:change': KEYS_TOO,
  'days:close': KEYS_TOO,
  'days:reopen': KEYS_TOO,
  'diet-details:read-any': KEYS_TOO,
  'enquiries:answer': KEYS_TOO,
  'enquiries:remove': KEYS_TOO,
  'journal:read': KEYS_TOO,
  'lists:export': KEYS_TOO,
  'lists:export-unlimited': KEYS_TOO,
  'measurements:read-any': KEYS_TOO,
  'members:add': KEYS_TOO,
  'members:assign-trainer': KEYS_TOO,
  'members:bulk': KEYS_TOO,
  'members:delete': KEYS_TOO,
  'members:follow-up': KEYS_TOO,
  // An import adds and changes members and memberships, which have permissions of their own.
  'members:import': PEOPLE_ONLY,
  'members:read-any': KEYS_TOO,
  'members:remove-notes': KEYS_TOO,
  'members:share-views': KEYS_TOO,
  'members:update-any': KEYS_TOO,
  'members:write-notes': KEYS_TOO,
  'memberships:cancel': KEYS_TOO,
  'memberships:freeze': KEYS_TOO,
  'memberships:grant': KEYS_TOO,
  'memberships:read-any': KEYS_TOO,
  'memberships:sell': KEYS_TOO,
  'orders:confirm': KEYS_TOO,
  'orders:read-any': KEYS_TOO,
  'orders:refund': KEYS_TOO,
  'orders:reject': KEYS_TOO,
  'orders:write-off': KEYS_TOO,
  'plans:manage': KEYS_TOO,
  'receipts:hand-out': KEYS_TOO,
  'receipts:read-any': KEYS_TOO,
  'revenue:read': KEYS_TOO,
  'reviews:answer': KEYS_TOO,
  'reviews:delete-any': KEYS_TOO,
  'reviews:moderate': KEYS_TOO,
  'settings:change': PEOPLE_ONLY,
  'staff:manage': PEOPLE_ONLY,
  'staff:manage-leaders': PEOPLE_ONLY,
  'studio:export': PEOPLE_ONLY,
  'webhooks:manage': PEOPLE_ONLY,
} satisfies Record<string, { forKeys: boolean }>;

type PermissionForAll = keyof typeof PERMISSIONS;

const ALL = Object.keys(PERMISSIONS) as PermissionForAll[];

/** Permissions for assigned members only, by the permission for all members. */
const FOR_ASSIGNED = {
  'activities:read-any': 'activities:read-assigned',
  'activities:record': 'activities:record-assigned',
  'members:follow-up': 'members:follow-up-assigned',
  'members:read-any': 'members:read-assigned',
  'members:write-notes': 'members:write-notes-assigned',
  'memberships:read-any': 'memberships:read-assigned',
} as const satisfies Partial<Record<PermissionForAll, string>>;

/** Permissions for the assigned members who have agreed that trainers read their health data. */
const FOR_CONSENTING = {
  'diet-details:read-any': 'diet-details:read-assigned',
  'measurements:read-any': 'measurements:read-assigned',
} as const satisfies Partial<Record<PermissionForAll, string>>;

type ValueOf<Map> = Map[keyof Map];

export type Permission = PermissionForAll | ValueOf<typeof FOR_ASSIGNED> | ValueOf<typeof FOR_CONSENTING>;

const PERMISSIONS_OF: Record<Role, readonly Permission[]> = {
  user: [],
  trainer: [...Object.values(FOR_ASSIGNED), ...Object.values(FOR_CONSENTING)],
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
  admin: ALL.filter((permission) => permission !== 'staff:manage-leaders'),
  owner: ALL,
};

/** Permissions that API keys can have. */
export const KEY_PERMISSIONS: readonly Permission[] = ALL.filter((one) => PERMISSIONS[one].forKeys);

export const permissionsOf = (role: Role): readonly Permission[] => PERMISSIONS_OF[role];

export const roleHasPermission = (role: Role, permission: Permission): boolean =>
  permissionsOf(role).includes(permission);

interface ScopedPermission {
  permission: Permission;
  /** Whether the member has to have agreed that trainers read health data. */
  needsConsent: boolean;
}

/** The permission that allows for assigned members what another allows for all; null if there is none. */
export function permissionForAssigned(permission: Permission): ScopedPermission | null {
  const forAssigned: Partial<Record<Permission, Permission>> = FOR_ASSIGNED;
  const forConsenting: Partial<Record<Permission, Permission>> = FOR_CONSENTING;
  const scoped = forAssigned[permission] ?? forConsenting[permission];
  return scoped ? { permission: scoped, needsConsent: permission in FOR_CONSENTING } : null;
}

/** Whether a role has a permission for all members, or for all of those assigned, whatever they have agreed to. */
export function roleMayForSome(role: Role, permission: Permission): boolean {
  if (roleHasPermission(role, permission)) return true;
  const scoped = permissionForAssigned(permission);
  return scoped !== null && !scoped.needsConsent && roleHasPermission(role, scoped.permission);
}
