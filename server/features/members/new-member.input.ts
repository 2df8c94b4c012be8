import { Field, InputType } from 'type-graphql';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { newMemberForm, type NewMember } from '#common/members/member.form';
import { Validated } from '../../lib/validated';

@Validated(newMemberForm)
@InputType({ description: 'A phone number or an e-mail address is needed.' })
export class CreateMemberInput implements NewMember {
  @Field(() => String, { description: `Full name, up to ${NAME_LENGTH_MAX} characters.` })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number; foreign ones with + and country code. Unique.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address. Unique.' })
  email?: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the member has agreed to the privacy notice, to whoever sends this. Without it nobody is added; it is recorded as the consent to the account.',
  })
  hasMemberAgreed!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the member is mailed a link to confirm the address and choose a password, as by `inviteMember`.',
  })
  isInvited?: boolean | null;

  @Field(() => String, { description: 'Idempotency key; repeating it returns the member who was added.' })
  requestKey!: string;
}
