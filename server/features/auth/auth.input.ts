import { Field, InputType } from 'type-graphql';
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
import type { SignUpRole } from '#common/auth/roles';
import { SignUpRoleType } from '../members/role.enums';
import { Validated } from '../../lib/validated';

@Validated(signUpForm)
@InputType()
export class SignUpInput implements SignUpValues {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  confirmPassword!: string;

  @Field(() => SignUpRoleType, { defaultValue: 'user' })
  role!: SignUpRole;
}

@Validated(signInForm)
@InputType()
export class SignInInput implements SignInValues {
  @Field(() => String, { description: 'E-mail address, user name or phone number.' })
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => Boolean, { defaultValue: false })
  keepLoggedIn!: boolean;
}

@Validated(otpForm)
@InputType()
export class VerifyOtpInput implements OtpValues {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  otp!: string;
}

@Validated(resetPasswordForm)
@InputType()
export class ResetPasswordInput implements ResetPasswordValues {
  @Field(() => String)
  resetToken!: string;

  @Field(() => String)
  password!: string;
}

@Validated(changePasswordForm)
@InputType()
export class ChangePasswordInput implements ChangePasswordValues {
  @Field(() => String)
  currentPassword!: string;

  @Field(() => String)
  newPassword!: string;
}
