import type { Permission } from '#common/accounts/permissions';

interface PermissionGroup {
  title: string;
  labels: Partial<Record<Permission, string>>;
}

/** The permissions of keys, grouped by subject. */
const GROUPS: readonly PermissionGroup[] = [
  {
    title: 'Members',
    labels: {
      'members:read-any': 'Read members',
      'members:add': 'Add members',
      'members:update-any': 'Change members',
      'members:write-notes': 'Write notes',
      'members:delete': 'Delete members with their data',
      'members:remove-notes': 'Remove notes of others',
      'members:assign-trainer': 'Assign trainers',
      'members:follow-up': 'Follow up members at risk',
      'members:bulk': 'Change many members at once',
      'members:share-views': 'Share views of lists',
      'measurements:read-any': 'Read body measurements',
      'diet-details:read-any': 'Read diet details',
    },
  },
  {
    title: 'Visits and workouts',
    labels: {
      'activities:read-any': 'Read visits and workouts',
      'activities:record': 'Check in, add visits and workouts',
      'activities:backdate': 'Add visits of earlier days',
      'activities:remove': 'Remove visits and workouts',
    },
  },
  {
    title: 'Memberships and plans',
    labels: {
      'memberships:read-any': 'Read memberships',
      'memberships:sell': 'Sell memberships',
      'memberships:grant': 'Give memberships without payment',
      'memberships:freeze': 'Freeze memberships',
      'memberships:cancel': 'End memberships',
      'plans:manage': 'Change plans and prices',
    },
  },
  {
    title: 'Orders and money',
    labels: {
      'orders:read-any': 'Read orders',
      'orders:confirm': 'Confirm payments',
      'orders:reject': 'Reject orders',
      'orders:refund': 'Refund payments',
      'orders:write-off': 'Write off what is due',
      'receipts:read-any': 'Read receipts',
      'receipts:hand-out': 'Hand out receipts',
      'revenue:read': 'Read the revenue',
      'accounting:read': 'Read the books',
      'days:close': 'Close days',
      'days:reopen': 'Open closed days again',
    },
  },
  {
    title: 'Site',
    labels: {
      'content:change': 'Change articles, trainers and photos',
      'enquiries:answer': 'Read and answer questions',
      'enquiries:remove': 'Remove questions',
      'reviews:answer': 'Answer reviews',
      'reviews:moderate': 'Hide reviews',
      'reviews:delete-any': 'Delete reviews',
    },
  },
  {
    title: 'Lists and audit',
    labels: {
      'lists:export': 'Export short lists',
      'lists:export-unlimited': 'Export lists of any length',
      'journal:read': 'Read the audit',
    },
  },
];

const LABELS = new Map(GROUPS.flatMap(({ labels }) => Object.entries<string>(labels)));

/** The choices for a key. */
export const permissionGroups = GROUPS.map(({ title, labels }) => ({ title, offered: Object.keys(labels) }));

export const permissionLabel = (permission: string): string => LABELS.get(permission) ?? permission;
