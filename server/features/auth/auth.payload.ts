import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import type { UserActor } from '../../lib/actor';
import { Viewer } from '../members/viewer.type';

const ACCESS_TOKEN =
  'Access token, to be sent as `Authorization: Bearer <token>`; it is valid for 15 minutes.';

@ObjectType({ description: 'Payload of `initiateSignUp`, the same for every address.' })
export class InitiateSignUpPayload extends MessagePayload {}

@ObjectType({ description: 'Payload of `checkAdminPassword`.' })
export class CheckAdminPasswordPayload {
  @Field(() => Boolean, { description: 'Whether it is the password for signing up as an admin.' })
  isAdminPassword!: boolean;
}

@ObjectType({ description: 'Payload of `verifyEmail`.' })
export class VerifyEmailPayload extends MessagePayload {
  @Field(() => String, {
    nullable: true,
    description: `${ACCESS_TOKEN} It cannot be renewed. Null if the link was opened before.`,
  })
  token!: string | null;
}

@ObjectType({ description: 'Payload of `signIn`. The refresh token is set as a cookie.' })
export class SignInPayload extends MessagePayload {
  @Field(() => String, { description: ACCESS_TOKEN })
  token!: string;

  @Field(() => Viewer, { description: 'The account that was logged in.' })
  viewer!: UserActor;
}

@ObjectType({ description: 'Payload of `renewSession`. The new refresh token is set as a cookie.' })
export class RenewSessionPayload {
  @Field(() => String, { description: ACCESS_TOKEN })
  token!: string;
}

@ObjectType({ description: 'Payload of `signOut`.' })
export class SignOutPayload extends MessagePayload {}

@ObjectType({ description: 'Payload of `signOutEverywhere`.' })
export class SignOutEverywherePayload extends MessagePayload {}

@ObjectType({ description: 'Payload of `endDeviceSession`.' })
export class EndDeviceSessionPayload extends MessagePayload {
  @Field(() => ID, { description: 'Id of the session that has ended.' })
  endedDeviceSessionId!: string;
}

@ObjectType({ description: 'Payload of `requestPasswordReset`, the same for every address.' })
export class RequestPasswordResetPayload extends MessagePayload {}

@ObjectType({ description: 'Payload of `verifyOtp`.' })
export class VerifyOtpPayload extends MessagePayload {
  @Field(() => String, { description: 'Token for one call of `resetPassword`; it is valid for 15 minutes.' })
  resetToken!: string;
}

@ObjectType({ description: 'Payload of `resetPassword`.' })
export class ResetPasswordPayload extends MessagePayload {}

@ObjectType({ description: 'Payload of `changePassword`. The new refresh token is set as a cookie.' })
export class ChangePasswordPayload extends MessagePayload {
  @Field(() => String, { description: `${ACCESS_TOKEN} The former tokens are no longer valid.` })
  token!: string;

  @Field(() => Viewer, { description: 'The account after the change, with its only session.' })
  viewer!: UserActor;
}
