import type { Role } from '#common/auth/roles';
import { enumType } from '../../graphql/enums';

export const RoleType = enumType<Role>(
  'Role',
  {
    user: 'A member.',
    trainer: 'A trainer, who sees of members what other members see.',
    front_desk: 'Someone at the front desk, who confirms payments.',
    admin: 'An admin, who has all permissions.',
  },
  'The role of an account, which decides its permissions.',
);
