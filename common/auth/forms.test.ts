import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { authMessages } from './messages';
import { profileMessages } from '../accounts/messages';
import { changePasswordForm, newPasswordForm, resetPasswordForm } from './password-reset.form';
import { profileForm } from '../members/profile.form';
import { signInForm } from './sign-in.form';
import { signUpForm } from './sign-up.form';

const PASSWORD = 'Long-enough-2026';
const SIGN_UP = { email: 'asha@example.com', password: PASSWORD, confirmPassword: PASSWORD };

/** The first error message of each invalid field. */
function errorsOf(form: ZodMiniType, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of form.safeParse(values).error?.issues ?? [])
    errors[path.join('.')] ??= message;
  return errors;
}

test('the account type of a sign-up defaults to member', () => {
  expect(signUpForm.parse(SIGN_UP)).toEqual({ ...SIGN_UP, accountType: 'member' });
  expect(signUpForm.parse({ ...SIGN_UP, accountType: 'admin' }).accountType).toBe('admin');
});

test('reports mismatched passwords along with other errors, but not while the second is empty', () => {
  expect(errorsOf(signUpForm, { ...SIGN_UP, confirmPassword: 'Something-else' })).toEqual({
    confirmPassword: authMessages.passwordsDoNotMatch,
  });
  expect(errorsOf(signUpForm, { email: '', password: 'short', confirmPassword: 'other' })).toEqual({
    email: authMessages.emailRequired,
    password: authMessages.passwordTooShort,
    confirmPassword: authMessages.passwordsDoNotMatch,
  });
  expect(errorsOf(signUpForm, { email: '', password: '', confirmPassword: '' })).toEqual({
    email: authMessages.emailRequired,
    password: authMessages.passwordRequired,
    confirmPassword: authMessages.confirmPasswordRequired,
  });
});

test.each([undefined, null, 5, 'text', []])('refuses a sign-up that is not an object (%j)', (values) => {
  expect(signUpForm.safeParse(values).success).toBe(false);
});

test('a log-in is not persistent by default', () => {
  const values = { login: 'asha', password: 'x' };
  expect(signInForm.parse(values)).toEqual({ ...values, keepLoggedIn: false });
  expect(errorsOf(signInForm, { login: '', password: '' })).toEqual({
    login: authMessages.identifierRequired,
    password: authMessages.passwordRequired,
  });
});

test('requires both entries of a new password to match', () => {
  expect(errorsOf(newPasswordForm, { password: PASSWORD, confirmPassword: PASSWORD })).toEqual({});
  expect(errorsOf(newPasswordForm, { password: PASSWORD, confirmPassword: 'other' })).toEqual({
    confirmPassword: authMessages.passwordsDoNotMatch,
  });
  expect(errorsOf(resetPasswordForm, { resetToken: '', password: 'short' })).toEqual({
    resetToken: authMessages.resetTokenInvalid,
    password: authMessages.passwordTooShort,
  });
});

test('requires a changed password to differ from the current one', () => {
  expect(errorsOf(changePasswordForm, { currentPassword: PASSWORD, newPassword: PASSWORD })).toEqual({
    newPassword: authMessages.newPasswordSame,
  });
  expect(errorsOf(changePasswordForm, { currentPassword: 'x', newPassword: PASSWORD })).toEqual({});
});

const PROFILE = { name: 'Asha', phone: '98765 43210' };

test('requires name and phone number in a profile, and omits absent fields', () => {
  expect(profileForm.parse(PROFILE)).toEqual({ name: 'Asha', phone: '+919876543210' });
  expect(errorsOf(profileForm, { name: '', phone: '' })).toEqual({
    name: profileMessages.nameRequired,
    phone: profileMessages.contactRequired,
  });
});

test('accepts null and empty text in a profile', () => {
  const cleared = { userName: null, fitnessGoals: null, workoutPreferences: '', bodyMeasurements: null };
  expect(profileForm.parse({ ...PROFILE, ...cleared })).toMatchObject(cleared);
});

test.each([
  ['asha', undefined],
  [' Asha.K_2 ', undefined],
  ['abc', undefined],
  ['a'.repeat(30), undefined],
  ['', undefined],
  ['ab', profileMessages.userNameInvalid],
  ['a'.repeat(31), profileMessages.userNameInvalid],
  ['2asha', profileMessages.userNameInvalid],
  ['_asha', profileMessages.userNameInvalid],
  ['9876543210', profileMessages.userNameInvalid],
  ['asha@k', profileMessages.userNameInvalid],
  ['asha k', profileMessages.userNameInvalid],
  ['आशा', profileMessages.userNameInvalid],
  ['asha\nk', profileMessages.userNameInvalid],
])('checks the user name %j: %s', (userName, message) => {
  expect(errorsOf(profileForm, { ...PROFILE, userName })['userName']).toBe(message);
});

test('reports invalid body measurements with the path of their field', () => {
  const bodyMeasurements = { weightKg: 1, heightCm: 1000, bmi: 1, muscleMassKg: 'much' };
  expect(Object.keys(errorsOf(profileForm, { ...PROFILE, bodyMeasurements })).sort()).toEqual([
    'bodyMeasurements.bmi',
    'bodyMeasurements.heightCm',
    'bodyMeasurements.muscleMassKg',
    'bodyMeasurements.weightKg',
  ]);
});
