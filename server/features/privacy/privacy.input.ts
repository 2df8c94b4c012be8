import { Field, ID, InputType } from 'type-graphql';
import { deleteAccountForm } from '#common/auth/sign-in.form';
import { deleteMemberForm } from '#common/members/member.form';
import { REPEATABLE_KEY } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';

@Validated(deleteAccountForm)
@InputType()
export class DeleteAccountInput {
  @Field(() => String)
  password!: string;
}

@Validated(deleteMemberForm)
@InputType()
export class DeleteMemberInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, {
    description: 'Reason, at most 200 characters. The journal keeps it, but not whose account it was.',
  })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Password of the current user; required without an API key.',
  })
  password?: string | null;

  @Field(() => String, { nullable: true, description: REPEATABLE_KEY })
  requestKey?: string | null;
}

@InputType()
export class CancelSignUpInput {
  @Field(() => String, { description: 'Token in the mailed link.' })
  token!: string;

  @Field(() => String, { description: 'E-mail address that the link was sent to.' })
  email!: string;
}
