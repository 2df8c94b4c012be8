import { expect, test } from 'vitest';
import { roleHasPermission } from './permissions';
import { isStaffRole, ROLES } from './roles';

test('staff are those who may read members', () => {
  expect(ROLES.filter(isStaffRole)).toEqual(
    ROLES.filter((role) => roleHasPermission(role, 'members:read-any')),
  );
});
