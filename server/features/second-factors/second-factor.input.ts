import { Field, ID, InputType } from 'type-graphql';
import { completeSignInForm, type CompleteSignInValues } from '#common/auth/second-step.form';
import {
  confirmSecondFactorForm,
  resetSecondFactorForm,
  secondFactorPasswordForm,
  type ConfirmSecondFactorValues,
  type ResetSecondFactorValues,
  type SecondFactorPasswordValues,
} from '#common/second-factors/second-factor.form';
import { Validated } from '../../lib/validated';

const PASSWORD = 'Password of the current user.';

@Validated(completeSignInForm)
@InputType()
export class CompleteSignInInput implements CompleteSignInValues {
  @Field(() => String, { description: '`extensions.challenge` of the error of the first step.' })
  challenge!: string;

  @Field(() => String, { description: 'Code of the authenticator app, or a recovery code.' })
  code!: string;
}

@Validated(secondFactorPasswordForm)
@InputType()
export class StartSecondFactorInput implements SecondFactorPasswordValues {
  @Field(() => String, { description: PASSWORD })
  password!: string;
}

@Validated(confirmSecondFactorForm)
@InputType()
export class ConfirmSecondFactorInput implements ConfirmSecondFactorValues {
  @Field(() => String, { description: 'Code of the authenticator app that is set up.' })
  code!: string;
}

@Validated(secondFactorPasswordForm)
@InputType()
export class RenewRecoveryCodesInput implements SecondFactorPasswordValues {
  @Field(() => String, { description: PASSWORD })
  password!: string;
}

@Validated(secondFactorPasswordForm)
@InputType()
export class RemoveSecondFactorInput implements SecondFactorPasswordValues {
  @Field(() => String, { description: PASSWORD })
  password!: string;
}

@Validated(resetSecondFactorForm)
@InputType()
export class ResetSecondFactorInput implements ResetSecondFactorValues {
  @Field(() => ID, { description: 'Id of the account.' })
  userId!: string;

  @Field(() => String, { description: 'Why, which the owner of the account is told.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Password of the current user, for the account of an admin or owner.',
  })
  password?: string | null;
}
