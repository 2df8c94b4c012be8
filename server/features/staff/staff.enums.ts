import type { StaffRole } from '#common/accounts/roles';
import { enumType } from '../../graphql/enums';

export const StaffRoleType = enumType<StaffRole>(
  'StaffRole',
  {
    trainer: 'Trainer.',
    front_desk: 'Staff at the front desk.',
    admin: 'Admin.',
    owner: 'Owner of the studio.',
  },
  'Role of somebody who works for the studio.',
);
