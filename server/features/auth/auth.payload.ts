import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { Viewer } from '../accounts/viewer.type';
import { ACCESS_TOKEN, RESET_TOKEN } from './auth-descriptions';

@ObjectType()
export class InitiateSignUpPayload extends MessagePayload {}

@ObjectType()
export class CheckAdminPasswordPayload {
  @Field(() => Boolean, { description: 'Whether the password is the right one.' })
  isAdminPassword!: boolean;
}

@ObjectType()
export class VerifyEmailPayload extends MessagePayload {
  @Field(() => String, {
    nullable: true,
    description: `${ACCESS_TOKEN} The session cannot be renewed. Null if the link was opened before.`,
  })
  token!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the account has no password, because sign-ups with the address had different ones. `requestPasswordReset` then lets the owner of the address set one.',
  })
  mustSetPassword!: boolean;
}

@ObjectType()
export class SignInPayload extends MessagePayload {
  @Field(() => String, { description: ACCESS_TOKEN })
  token!: string;

  @Field(() => Viewer, { description: 'Account and rights of the user who has logged in.' })
  viewer!: UserActor;
}

@ObjectType()
export class StartKioskPayload {
  @Field(() => String, { description: ACCESS_TOKEN })
  token!: string;
}

@ObjectType()
export class EndKioskPayload {
  @Field(() => String, { description: ACCESS_TOKEN })
  token!: string;
}

@ObjectType()
export class RenewSessionPayload {
  @Field(() => String, { description: ACCESS_TOKEN })
  token!: string;
}

@ObjectType()
export class SignOutPayload extends MessagePayload {}

@ObjectType()
export class SignOutEverywherePayload extends MessagePayload {}

@ObjectType()
export class EndDeviceSessionPayload extends MessagePayload {
  @Field(() => ID)
  endedDeviceSessionId!: string;
}

@ObjectType()
export class RequestPasswordResetPayload extends MessagePayload {}

@ObjectType()
export class VerifyOtpPayload extends MessagePayload {
  @Field(() => String, { description: RESET_TOKEN })
  resetToken!: string;
}

@ObjectType()
export class MakePasswordLinkPayload extends MessagePayload {
  @Field(() => String, {
    description: 'URL of the page with the token in its fragment. It cannot be read again.',
  })
  link!: string;

  @Field(() => Date, { description: 'Time until which the link is valid.' })
  expiresAt!: Date;

  @Field(() => User, { description: 'Whose password it is.' })
  user!: User;
}

@ObjectType()
export class ResetPasswordPayload extends MessagePayload {}

@ObjectType({
  description: 'The refresh token of the new session is set as a cookie.',
})
export class ChangePasswordPayload extends MessagePayload {
  @Field(() => String, { description: `${ACCESS_TOKEN} All earlier tokens are invalid.` })
  token!: string;

  @Field(() => Viewer, { description: 'Current user after the change, in the new session.' })
  viewer!: UserActor;
}
