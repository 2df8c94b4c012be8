import type { Role } from './roles';

/**
 * Permissions of staff, named `<noun>:<verb>`. Every signed-in user may read and change their own data without them.
 */
const PERMISSIONS = [
  'accounting:read',
  'activities:backdate',
  'activities:read-any',
  'activities:record',
  'activities:remove',
  'api-keys:manage',
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
  'members:delete',
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
  'webhooks:manage',
] as const;

/** Permissions for assigned members only, by the permission for all members. */
const FOR_ASSIGNED = {
  'activities:read-any': 'activities:read-assigned',
  'activities:record': 'activities:record-assigned',
  'members:follow-up': 'members:follow-up-assigned',
  'members:read-any': 'members:read-assigned',
  'members:write-notes': 'members:write-notes-assigned',
  'memberships:read-any': 'memberships:read-assigned',
} as const satisfies Partial<Record<(typeof PERMISSIONS)[number], string>>;

/** Permissions for the assigned members who have agreed that trainers read their health data. */
const FOR_CONSENTING = {
  'diet-details:read-any': 'diet-details:read-assigned',
  'measurements:read-any': 'measurements:read-assigned',
} as const satisfies Partial<Record<(typeof PERMISSIONS)[number], string>>;

type ValueOf<Map> = Map[keyof Map];

export type Permission =
  | (typeof PERMISSIONS)[number]
  | ValueOf<typeof FOR_ASSIGNED>
  | ValueOf<typeof FOR_CONSENTING>;

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
  admin: PERMISSIONS.filter((permission) => permission !== 'staff:manage-leaders'),
  owner: PERMISSIONS,
};

/**
 * Permissions that API keys cannot have: whoever has the key would decide about staff, keys and settings without a
 * password.
 */
const NOT_FOR_KEYS = [
  'api-keys:manage',
  // An import adds and changes members and memberships, which have permissions of their own.
  'members:import',
  'settings:change',
  'staff:manage',
  'staff:manage-leaders',
  'studio:export',
  'webhooks:manage',
];

/** Permissions that API keys can have. */
export const KEY_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter(
  (one) => !NOT_FOR_KEYS.includes(one),
);

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
