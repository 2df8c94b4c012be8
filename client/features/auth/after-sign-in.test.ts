import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in';

const member = { role: 'user', mustChangePassword: false, isProfileComplete: true, next: null } as const;

test.each([
  ['a member with a whole profile goes home', {}, '/home'],
  ['or to the page that was asked for', { next: '/blog/7?a=1#top' }, '/blog/7?a=1#top'],
  ['a member without one fills it in first', { isProfileComplete: false }, '/user-profile-form'],
  [
    'and goes on from there',
    { isProfileComplete: false, next: '/blog/7?a=1' },
    '/user-profile-form?next=%2Fblog%2F7%3Fa%3D1',
  ],
  ['and also when nobody knows', { isProfileComplete: null }, '/user-profile-form'],
  ['an admin goes to the dashboard', { role: 'admin' }, '/admin-dashboard'],
  ['also when nobody knows the profile', { role: 'admin', isProfileComplete: null }, '/admin-dashboard'],
  ['a password that must change comes first', { mustChangePassword: true }, '/change-password'],
  ['for admins too', { role: 'admin', mustChangePassword: true, next: '/home' }, '/change-password'],
] as const)('%s', (_name, difference, address) => {
  expect(afterSignIn({ ...member, ...difference })).toBe(address);
});
