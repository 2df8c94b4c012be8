import { expect, test } from 'vitest';
import { roleMayForSome } from './permissions';
import { isStaffRole, ROLES } from './roles';

test('staff are those who may read members', () => {
  expect(ROLES.filter(isStaffRole)).toEqual(ROLES.filter((role) => roleMayForSome(role, 'members:read-any')));
});
