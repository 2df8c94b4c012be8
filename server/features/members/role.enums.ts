import { ROLES, type Role } from '#common/auth/roles';
import { enumOf } from '../../graphql/enums';

export const RoleType = enumOf<Role>('Role', ROLES, 'The role of an account, which decides its permissions.');
