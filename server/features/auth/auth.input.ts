import { Field, ID, InputType } from 'type-graphql';
import {
  changePasswordForm,
  otpForm,
  resetPasswordForm,
  type ChangePasswordValues,
  type OtpValues,
  type ResetPasswordValues,
} from '#common/auth/password-reset.form';
import { signInForm, type SignInValues } from '#common/auth/sign-in.form';
import { signUpForm, type SignUpValues } from '#common/auth/sign-up.form';
import type { SignUpAccountType } from '#common/auth/sign-up-roles';
import { Validated } from '../../lib/validated';
import { CHANGED_PASSWORD, KEEP_LOGGED_IN, OTP, RESET_PASSWORD, SIGN_UP_PASSWORD } from './auth-descriptions';
import { SignUpAccountTypeEnum } from './auth.enums';

@Validated(signUpForm)
@InputType({ description: 'Input of `initiateSignUp`.' })
export class InitiateSignUpInput implements SignUpValues {
  @Field(() => String, { description: 'E-mail address of the new account.' })
  email!: string;

  @Field(() => String, { description: SIGN_UP_PASSWORD })
  password!: string;

  @Field(() => String, { description: 'Same value as `password`.' })
  confirmPassword!: string;

  @Field(() => SignUpAccountTypeEnum, { defaultValue: 'member', description: 'Type of the new account.' })
  accountType!: SignUpAccountType;
}

@InputType({ description: 'Input of `checkAdminPassword`.' })
export class CheckAdminPasswordInput {
  @Field(() => String, { description: 'Password to check.' })
  password!: string;
}

@InputType({ description: 'Input of `verifyEmail`.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'Token in the mailed link.' })
  token!: string;

  @Field(() => String, { description: 'E-mail address that the link was sent to.' })
  email!: string;
}

@Validated(signInForm)
@InputType({ description: 'Input of `signIn`.' })
export class SignInInput implements SignInValues {
  @Field(() => String, { description: 'E-mail address, username or phone number.' })
  login!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;

  @Field(() => Boolean, { defaultValue: false, description: KEEP_LOGGED_IN })
  keepLoggedIn!: boolean;
}

@InputType({ description: 'Input of `endDeviceSession`.' })
export class EndDeviceSessionInput {
  @Field(() => ID, { description: 'Id of the session.' })
  id!: string;
}

@InputType({ description: 'Input of `requestPasswordReset`.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'E-mail address of the account.' })
  email!: string;
}

@Validated(otpForm)
@InputType({ description: 'Input of `verifyOtp`.' })
export class VerifyOtpInput implements OtpValues {
  @Field(() => String, { description: 'E-mail address that the OTP was sent to.' })
  email!: string;

  @Field(() => String, { description: OTP })
  otp!: string;
}

@Validated(resetPasswordForm)
@InputType({ description: 'Input of `resetPassword`.' })
export class ResetPasswordInput implements ResetPasswordValues {
  @Field(() => String, { description: 'Reset token from `verifyOtp`.' })
  resetToken!: string;

  @Field(() => String, { description: RESET_PASSWORD })
  password!: string;
}

@Validated(changePasswordForm)
@InputType({ description: 'Input of `changePassword`.' })
export class ChangePasswordInput implements ChangePasswordValues {
  @Field(() => String, { description: 'Password to be replaced.' })
  currentPassword!: string;

  @Field(() => String, { description: CHANGED_PASSWORD })
  newPassword!: string;
}
