import type { Permission } from '../accounts/permissions';

/**
 * Kinds of entries in the history of a member, with the permission for reading each. Mails and changes also say what
 * the member ordered and paid.
 */
export const TIMELINE_KINDS = {
  order: 'orders:read-any',
  receipt: 'receipts:read-any',
  refund: 'orders:read-any',
  visit: 'activities:read-any',
  workout: 'activities:read-any',
  measurement: 'measurements:read-any',
  mail: 'orders:read-any',
  note: 'members:read-any',
  change: 'orders:read-any',
} as const satisfies Record<string, Permission>;

export type TimelineKind = keyof typeof TIMELINE_KINDS;
