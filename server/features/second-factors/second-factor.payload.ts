import { Field, Int, ObjectType } from 'type-graphql';
import { PASSKEYS_MAX } from '#common/second-factors/limits';
import { MessagePayload } from '../../graphql/message-payload';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { Viewer } from '../accounts/viewer.type';
import { ACCESS_TOKEN } from '../auth/auth-descriptions';
import { Passkey } from './passkey.entity';

@ObjectType({ description: 'Second factor of the current user.' })
export class SecondFactorState {
  @Field(() => Date, { nullable: true, description: 'Since when log-ins need it; null if there is none.' })
  addedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Time until which it has to be set up; null if it need not be.',
  })
  dueAt!: Date | null;

  @Field(() => Int, { description: 'Number of recovery codes that have not been used.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'Whether there is an authenticator app.' })
  hasApp!: boolean;

  @Field(() => [Passkey], { description: `The passkeys, at most ${PASSKEYS_MAX}, oldest first.` })
  passkeys!: Passkey[];
}

@ObjectType()
export class CompleteSignInPayload extends MessagePayload {
  @Field(() => String, { description: ACCESS_TOKEN })
  token!: string;

  @Field(() => Viewer, { description: 'Account and rights of the user who has logged in.' })
  viewer!: UserActor;
}

@ObjectType()
export class StartSecondFactorPayload {
  @Field(() => String, { description: 'Secret for the authenticator app, in Base32.' })
  secret!: string;

  @Field(() => String, { description: 'The same as a URL with the scheme `otpauth`, for a QR code.' })
  uri!: string;
}

@ObjectType()
export class ConfirmSecondFactorPayload extends MessagePayload {
  @Field(() => [String], { description: 'Codes that replace the app once each; readable only here.' })
  recoveryCodes!: string[];

  @Field(() => Viewer, { description: 'The current user after the change.' })
  viewer!: UserActor;
}

@ObjectType()
export class RenewRecoveryCodesPayload extends MessagePayload {
  @Field(() => [String], { description: 'The new codes; readable only here.' })
  recoveryCodes!: string[];

  @Field(() => Viewer, { description: 'The current user after the change.' })
  viewer!: UserActor;
}

@ObjectType()
export class RemoveSecondFactorPayload extends MessagePayload {
  @Field(() => Viewer, { description: 'The current user after the change.' })
  viewer!: UserActor;
}

@ObjectType()
export class ResetSecondFactorPayload extends MessagePayload {
  @Field(() => User, { description: 'The account.' })
  user!: User;
}
