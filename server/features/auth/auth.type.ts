import { Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '#common/auth/roles';
import { RoleType } from '../members/role.enums';
import type { SignedInUser } from './sign-in.service';

@ObjectType({ description: 'Result of verifying an e-mail address.' })
export class VerifiedEmail {
  @Field(() => Boolean)
  success!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Access token that cannot be renewed; null if the link had been opened before.',
  })
  token!: string | null;

  @Field(() => String)
  message!: string;
}

@ObjectType('SignedIn', { description: 'A successful log-in; the refresh token is set as a cookie.' })
export class SignInResult {
  @Field(() => String, { description: 'Access token, to be sent as `Authorization: Bearer <token>`.' })
  token!: string;

  @Field(() => String)
  message!: string;

  @Field(() => RoleType)
  role!: Role;

  @Field(() => Boolean, {
    description:
      'If true, most operations fail with `PASSWORD_CHANGE_REQUIRED` until `changePassword` has been called.',
  })
  mustChangePassword!: boolean;

  @Field(() => Boolean)
  isProfileComplete!: boolean;
}

export const signInResult = ({ user, token }: SignedInUser, message: string): SignInResult => ({
  token,
  message,
  role: user.role,
  mustChangePassword: user.mustChangePassword,
  isProfileComplete: user.isProfileComplete,
});

@ObjectType({ description: 'A renewed session.' })
export class RenewedSession {
  @Field(() => String, { description: 'New access token.' })
  token!: string;
}

@ObjectType({ description: 'Result of verifying a one-time password.' })
export class VerifiedOtp {
  @Field(() => String, { description: 'Token for a single call of `resetPassword`.' })
  resetToken!: string;

  @Field(() => String)
  message!: string;
}

@ObjectType('Session', { description: 'A session of the current user on one device.' })
export class SessionView {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Browser and operating system, such as "Chrome on Android".' })
  device!: string;

  @Field(() => String, {
    description: 'Where the session was first used: a network address, or "Local network" or "This machine".',
  })
  place!: string;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date)
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the session persists after the browser is closed.' })
  isKept!: boolean;

  @Field(() => Boolean, { description: 'Whether this request belongs to the session.' })
  isCurrent!: boolean;
}
