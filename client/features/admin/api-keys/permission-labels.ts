import { KEY_PERMISSIONS, type Permission } from '#common/accounts/permissions';

/** What a key may do with each of its permissions. */
const LABELS: Partial<Record<Permission, string>> = {
  'accounting:read': 'Read the books',
  'activities:backdate': 'Add visits of earlier days',
  'activities:read-any': 'Read visits and workouts',
  'activities:record': 'Check in, add visits and workouts',
  'activities:remove': 'Remove visits and workouts',
  'content:change': 'Change articles, trainers and photos',
  'days:close': 'Close days',
  'days:reopen': 'Open closed days again',
  'diet-details:read-any': 'Read diet details',
  'enquiries:answer': 'Read and answer questions',
  'enquiries:remove': 'Remove questions',
  'journal:read': 'Read the audit',
  'lists:export': 'Export short lists',
  'lists:export-unlimited': 'Export lists of any length',
  'measurements:read-any': 'Read body measurements',
  'members:add': 'Add members',
  'members:assign-trainer': 'Assign trainers',
  'members:bulk': 'Change many members at once',
  'members:follow-up': 'Follow up members at risk',
  'members:import': 'Import members',
  'members:read-any': 'Read members',
  'members:remove-notes': 'Remove notes of others',
  'members:share-views': 'Share views of lists',
  'members:update-any': 'Change members',
  'members:write-notes': 'Write notes',
  'memberships:cancel': 'End memberships',
  'memberships:freeze': 'Freeze memberships',
  'memberships:grant': 'Give memberships without payment',
  'memberships:read-any': 'Read memberships',
  'memberships:sell': 'Sell memberships',
  'orders:confirm': 'Confirm payments',
  'orders:read-any': 'Read orders',
  'orders:refund': 'Refund payments',
  'orders:reject': 'Reject orders',
  'orders:write-off': 'Write off what is due',
  'plans:manage': 'Change plans and prices',
  'receipts:hand-out': 'Hand out receipts',
  'receipts:read-any': 'Read receipts',
  'revenue:read': 'Read the revenue',
  'reviews:answer': 'Answer reviews',
  'reviews:delete-any': 'Delete reviews',
  'reviews:moderate': 'Hide reviews',
};

/** The choices, by what they are about. */
export const keyPermissions = KEY_PERMISSIONS.toSorted();

export const permissionLabel = (permission: string): string => LABELS[permission as Permission] ?? permission;
