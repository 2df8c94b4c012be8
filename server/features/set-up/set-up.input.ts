import { Field, ID, InputType } from 'type-graphql';
import type { Demonstration, SetUpStep } from '#common/settings/set-up.form';
import { ownerForm, type OwnerValues } from '#common/set-up/set-up.form';
import { Validated } from '../../lib/validated';
import { DemonstrationType, SetUpStepType } from './set-up.enums';

@Validated(ownerForm)
@InputType()
export class CreateOwnerInput implements OwnerValues {
  @Field(() => String, { description: 'Token in the link that the start has printed.' })
  token!: string;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address, with which the owner logs in.' })
  email!: string;

  @Field(() => String, {
    description: 'Password of the owner’s choice, or that of the member who has the address.',
  })
  password!: string;

  @Field(() => String, { description: 'Same value as `password`.' })
  confirmPassword!: string;
}

@InputType()
export class ReachSetUpStepInput {
  @Field(() => SetUpStepType)
  step!: SetUpStep;
}

@InputType()
export class ConfirmPlanPriceInput {
  @Field(() => ID)
  planId!: string;
}

@InputType()
export class HideDemonstrationInput {
  @Field(() => DemonstrationType, { description: 'What is hidden or shown.' })
  content!: Demonstration;

  @Field(() => Boolean, { description: 'False to show it again.' })
  isHidden!: boolean;
}
