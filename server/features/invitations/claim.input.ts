import { Field, ID, InputType } from 'type-graphql';
import { CLAIM_CODE_LENGTH } from '#common/invitations/limits';
import { claimForm, type ClaimValues } from '#common/invitations/claim.form';
import { Validated } from '../../lib/validated';

@InputType()
export class MakeClaimCodeInput {
  @Field(() => ID)
  memberId!: string;
}

@Validated(claimForm)
@InputType()
export class ClaimAccountInput implements ClaimValues {
  @Field(() => String, {
    description: `The code from the front desk: ${CLAIM_CODE_LENGTH} letters and digits, in any case, with or without dashes and spaces.`,
  })
  code!: string;

  @Field(() => String, { description: 'E-mail address of the member, to which a link is mailed.' })
  email!: string;

  @Field(() => String, { description: 'Password of the member’s choice.' })
  password!: string;

  @Field(() => String, { description: 'Same value as `password`.' })
  confirmPassword!: string;
}
