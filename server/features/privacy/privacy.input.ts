import { Field, InputType } from 'type-graphql';
import { deleteAccountForm } from '#common/auth/sign-in.form';
import { Validated } from '../../lib/validated';

@Validated(deleteAccountForm)
@InputType()
export class DeleteAccountInput {
  @Field(() => String)
  password!: string;
}

@InputType()
export class CancelSignUpInput {
  @Field(() => String, { description: 'Token in the mailed link.' })
  token!: string;

  @Field(() => String, { description: 'E-mail address that the link was sent to.' })
  email!: string;
}
