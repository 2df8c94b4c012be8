import type { Role } from '#common/accounts/roles';
import { enumType } from '../../graphql/enums';

export const RoleType = enumType<Role>(
  'Role',
  {
    user: 'Member.',
    trainer: 'Trainer. Has the same permissions as a member.',
    front_desk:
      'Staff at the front desk. Reads members, memberships and orders; confirms and rejects orders.',
    admin: 'Admin. Has all permissions except `staff:manage-leaders`.',
    owner: 'Owner of the studio. Has all permissions.',
  },
  'Role of an account, which determines its permissions.',
);
