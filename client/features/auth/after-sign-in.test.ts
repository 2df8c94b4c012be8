import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in';

const member = {
  role: 'USER',
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  isProfileComplete: true,
  next: null,
} as const;

test.each([
  ['a complete profile leads to the home page', {}, '/home'],
  ['a complete profile leads to the requested page', { next: '/blog/7?a=1#top' }, '/blog/7?a=1#top'],
  ['an incomplete profile leads to the profile form', { isProfileComplete: false }, '/user-profile-form'],
  [
    'the requested page is passed on to the profile form',
    { isProfileComplete: false, next: '/blog/7?a=1' },
    '/user-profile-form?next=%2Fblog%2F7%3Fa%3D1',
  ],
  ['an admin goes to the dashboard', { role: 'ADMIN' }, '/admin-dashboard'],
  [
    'staff go to the requested tab',
    { role: 'ADMIN', next: '/admin-dashboard?tab=audit' },
    '/admin-dashboard?tab=audit',
  ],
  ['the front desk goes to the dashboard', { role: 'FRONT_DESK' }, '/admin-dashboard'],
  [
    'an admin goes to the dashboard even after a failed profile check',
    { role: 'ADMIN', isProfileComplete: false },
    '/admin-dashboard',
  ],
  [
    'a required change of password comes first',
    { mustChangePassword: true, mustSetUpSecondFactor: true },
    '/change-password',
  ],
  ['then a required second factor', { mustSetUpSecondFactor: true }, '/second-factor'],
  [
    'a required change of password comes first for admins too, and passes the requested page on',
    { role: 'ADMIN', mustChangePassword: true, next: '/admin-dashboard?tab=audit' },
    '/change-password?next=%2Fadmin-dashboard%3Ftab%3Daudit',
  ],
] as const)('%s', (_name, overrides, address) => {
  expect(afterSignIn({ ...member, ...overrides })).toBe(address);
});
