import { expect, test } from 'vitest';
import { roleHasPermission } from './permissions';
import { ROLES, STAFF_ROLES } from './roles';

test('staff are those who may read members', () => {
  expect(ROLES.filter((role) => roleHasPermission(role, 'members:read-any'))).toEqual(STAFF_ROLES);
});
