import type { Role } from './roles';

/** Labels of roles. */
export const ROLE_LABELS: Record<Role, string> = {
  user: 'Member',
  trainer: 'Trainer',
  front_desk: 'Front desk',
  admin: 'Admin',
  owner: 'Owner',
};
