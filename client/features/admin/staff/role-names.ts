import { ROLE_LABELS } from '#common/accounts/role-labels';
import { enumValue } from '#common/enum-names';
import type { Role, StaffRole } from '../../../graphql/types.generated';

export const roleName = (role: Role | StaffRole): string => ROLE_LABELS[enumValue(role)];

export const STAFF_ROLES: readonly StaffRole[] = ['FRONT_DESK', 'TRAINER', 'ADMIN', 'OWNER'];

/** Options of a select. */
export const roleChoices = STAFF_ROLES.map((role) => ({ value: role, label: roleName(role) }));
