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

@InputType()
export class MakePasswordLinkInput {
  @Field(() => ID, { description: 'Id of the member, or of the trainer or front desk.' })
  userId!: string;
}

@Validated(signUpForm)
@InputType()
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

@InputType()
export class CheckAdminPasswordInput {
  @Field(() => String)
  password!: string;
}

@InputType()
export class VerifyEmailInput {
  @Field(() => String, { description: 'Token in the mailed link.' })
  token!: string;

  @Field(() => String, { description: 'E-mail address that the link was sent to.' })
  email!: string;
}

@Validated(signInForm)
@InputType()
export class SignInInput implements SignInValues {
  @Field(() => String, { description: 'E-mail address, username or phone number.' })
  login!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;

  @Field(() => Boolean, { defaultValue: false, description: KEEP_LOGGED_IN })
  keepLoggedIn!: boolean;
}

@InputType()
export class EndDeviceSessionInput {
  @Field(() => ID)
  id!: string;
}

@InputType()
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'E-mail address of the account.' })
  email!: string;
}

@Validated(otpForm)
@InputType()
export class VerifyOtpInput implements OtpValues {
  @Field(() => String, { description: 'E-mail address that the OTP was sent to.' })
  email!: string;

  @Field(() => String, { description: OTP })
  otp!: string;
}

@Validated(resetPasswordForm)
@InputType()
export class ResetPasswordInput implements ResetPasswordValues {
  @Field(() => String, { description: 'Reset token from `verifyOtp`.' })
  resetToken!: string;

  @Field(() => String, { description: RESET_PASSWORD })
  password!: string;
}

@Validated(changePasswordForm)
@InputType()
export class ChangePasswordInput implements ChangePasswordValues {
  @Field(() => String, { description: 'Password to be replaced.' })
  currentPassword!: string;

  @Field(() => String, { description: CHANGED_PASSWORD })
  newPassword!: string;
}
