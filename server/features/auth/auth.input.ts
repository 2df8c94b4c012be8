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
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#common/auth/limits';
import type { SignUpAccountType } from '#common/auth/roles';
import { Validated } from '../../lib/validated';
import { SignUpAccountTypeEnum } from './auth.enums';

const NEW_PASSWORD = `From ${PASSWORD_LENGTH_MIN} to ${PASSWORD_LENGTH_MAX} characters; common passwords are refused.`;

@Validated(signUpForm)
@InputType({ description: 'Input of `initiateSignUp`.' })
export class InitiateSignUpInput implements SignUpValues {
  @Field(() => String, { description: 'E-mail address of the new account.' })
  email!: string;

  @Field(() => String, {
    description: `${NEW_PASSWORD} For an admin account, the password that the studio gives to its admins.`,
  })
  password!: string;

  @Field(() => String, { description: 'The password again.' })
  confirmPassword!: string;

  @Field(() => SignUpAccountTypeEnum, { defaultValue: 'member', description: 'Kind of the new account.' })
  accountType!: SignUpAccountType;
}

@InputType({ description: 'Input of `checkAdminPassword`.' })
export class CheckAdminPasswordInput {
  @Field(() => String, { description: 'Password to check.' })
  password!: string;
}

@InputType({ description: 'Input of `verifyEmail`: the parts of the link that was mailed.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;

  @Field(() => String, { description: 'Address that the link was sent to.' })
  email!: string;
}

@Validated(signInForm)
@InputType({ description: 'Input of `signIn`.' })
export class SignInInput implements SignInValues {
  @Field(() => String, { description: 'E-mail address, user name or phone number.' })
  login!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the session outlives the browser: then it lasts 30 days after its last use.',
  })
  keepLoggedIn!: boolean;
}

@InputType({ description: 'Input of `endDeviceSession`.' })
export class EndDeviceSessionInput {
  @Field(() => ID, { description: 'Id of the session to end.' })
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
  @Field(() => String, { description: 'E-mail address that the one-time password was sent to.' })
  email!: string;

  @Field(() => String, { description: 'One-time password: six digits.' })
  otp!: string;
}

@Validated(resetPasswordForm)
@InputType({ description: 'Input of `resetPassword`.' })
export class ResetPasswordInput implements ResetPasswordValues {
  @Field(() => String, { description: 'Token from `verifyOtp`.' })
  resetToken!: string;

  @Field(() => String, { description: `New password. ${NEW_PASSWORD}` })
  password!: string;
}

@Validated(changePasswordForm)
@InputType({ description: 'Input of `changePassword`.' })
export class ChangePasswordInput implements ChangePasswordValues {
  @Field(() => String, { description: 'Password that applies now.' })
  currentPassword!: string;

  @Field(() => String, { description: `New password, other than the current one. ${NEW_PASSWORD}` })
  newPassword!: string;
}
