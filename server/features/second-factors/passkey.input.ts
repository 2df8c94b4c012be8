import { Field, ID, InputType } from 'type-graphql';
import {
  addPasskeyForm,
  passkeySignInForm,
  removePasskeyForm,
  type AddPasskeyValues,
  type PasskeySignInValues,
  type RemovePasskeyValues,
} from '#common/second-factors/passkey.form';
import {
  secondFactorPasswordForm,
  type SecondFactorPasswordValues,
} from '#common/second-factors/second-factor.form';
import { Validated } from '../../lib/validated';

const PASSWORD = 'Password of the current user.';

@Validated(passkeySignInForm)
@InputType()
export class CompleteSignInWithPasskeyInput implements PasskeySignInValues {
  @Field(() => String, { description: '`extensions.challenge` of the error of the first step.' })
  challenge!: string;

  @Field(() => String, {
    description:
      '`AuthenticationResponseJSON` of Web Authentication to `extensions.passkeyOptions`, as JSON.',
  })
  response!: string;
}

@Validated(secondFactorPasswordForm)
@InputType()
export class StartPasskeyInput implements SecondFactorPasswordValues {
  @Field(() => String, { description: PASSWORD })
  password!: string;
}

@Validated(addPasskeyForm)
@InputType()
export class AddPasskeyInput implements AddPasskeyValues {
  @Field(() => String, { description: 'What the user calls it.' })
  name!: string;

  @Field(() => String, {
    description:
      '`RegistrationResponseJSON` of Web Authentication to the options of `startPasskey`, as JSON.',
  })
  response!: string;
}

@Validated(removePasskeyForm)
@InputType()
export class RemovePasskeyInput implements RemovePasskeyValues {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: PASSWORD })
  password!: string;
}
