import { Field, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { ReadableWith } from '../../graphql/access-decorators';
import { ProfileTexts } from './profile-texts';

/** The phone number of a user, and whether staff know it. */
@ObjectType()
export abstract class ProfileWithPhone extends ProfileTexts {
  @ReadableWith('members:read-any')
  @Field(() => String, {
    nullable: true,
    description: 'Phone number in E.164 format; can be used to log in. Null until the profile is complete.',
  })
  @Column({ type: 'varchar', length: 16, nullable: true })
  phone!: string | null;

  /** When staff entered or confirmed the phone number; null if only the member did. */
  @Column({ type: 'timestamptz', precision: 3, name: 'phone_confirmed_at', nullable: true })
  phoneConfirmedAt!: Date | null;

  @ReadableWith('members:read-any')
  @Field(() => Boolean, {
    description:
      'Whether staff have entered or confirmed the phone number. False for a number that only the member has entered: an import does not find the account by it.',
  })
  get isPhoneConfirmed(): boolean {
    return this.phoneConfirmedAt !== null;
  }
}
