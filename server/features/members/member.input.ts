import { Field, ID, InputType, Int } from 'type-graphql';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { memberChangesForm, type MemberChanges } from '#common/members/member.form';
import { Validated } from '../../lib/validated';
import { EXPECTED_VERSION, MeasurementInput } from './profile.input';
import { ProfileTexts } from '../accounts/profile-texts';

@Validated(memberChangesForm)
@InputType({
  description: 'Absent fields stay as they are; null clears them, except name and phone number.',
})
export class UpdateMemberInput extends ProfileTexts implements MemberChanges {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: `Full name, up to ${NAME_LENGTH_MAX} characters.` })
  name: string | undefined;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address. Unique. Both the old and the new address get a mail, and all sessions of the member end. The new one has to be verified before a password can be reset with it. Null removes the address and the password of a member who has a name and a phone number, and who can be invited once there is an address again.',
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number; foreign ones with + and country code. Unique.',
  })
  phone: string | undefined;

  @Field(() => MeasurementInput, {
    nullable: true,
    description: 'New body measurements, which are added to the earlier ones; null clears the latest.',
  })
  bodyMeasurements?: MeasurementInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether who sends this knows that the phone number sent with it is the member’s, also if the member has entered it. A changed number is confirmed in any case.',
  })
  isPhoneConfirmed?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the member has agreed, to whoever sends this, that the studio stores health data. Measurements of a member without this consent need it; the consent is then recorded, and the member gets a mail.',
  })
  hasMemberAgreed?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Password of the current user, to change the e-mail address or phone number of an admin or owner.',
  })
  password?: string | null;

  @Field(() => Int, { nullable: true, description: EXPECTED_VERSION })
  expectedVersion?: number | null;
}
