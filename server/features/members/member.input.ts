import { Field, ID, InputType, Int } from 'type-graphql';
import { memberChangesForm, type MemberChanges } from '#common/members/member.form';
import { Validated } from '../../lib/validated';
import { MeasurementInput } from './profile.input';
import { ProfileTexts } from './profile-texts';

@Validated(memberChangesForm)
@InputType({
  description:
    'Input of `updateMember`. Absent fields keep their value; null clears them. Name, e-mail address and phone number cannot be cleared.',
})
export class UpdateMemberInput extends ProfileTexts implements MemberChanges {
  @Field(() => ID, { description: 'Id of the member.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Full name.' })
  name: string | undefined;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address. Both the old and the new one are told; the member is logged out, and has to confirm the new one before a password can be reset with it.',
  })
  email: string | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number; foreign ones with + and country code. Can be used to log in.',
  })
  phone: string | undefined;

  @Field(() => MeasurementInput, {
    nullable: true,
    description: 'New body measurements, which are added to the earlier ones; null clears the latest.',
  })
  bodyMeasurements?: MeasurementInput | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` of the member that the changes are based on. If it is no longer the current one, nothing is changed. Null changes the member in any case.',
  })
  expectedVersion?: number | null;
}
