import { Field, InputType } from 'type-graphql';
import { deleteAccountForm } from '#common/auth/sign-in.form';
import { Validated } from '../../lib/validated';

@Validated(deleteAccountForm)
@InputType({ description: 'Input of `deleteAccount`.' })
export class DeleteAccountInput {
  @Field(() => String, { description: 'Password of the account.' })
  password!: string;
}

@InputType({ description: 'Input of `cancelSignUp`.' })
export class CancelSignUpInput {
  @Field(() => String, { description: 'Token in the mailed link.' })
  token!: string;

  @Field(() => String, { description: 'E-mail address that the link was sent to.' })
  email!: string;
}
