import { Extensions, Field, ID, InputType, Int } from 'type-graphql';
import { checkInForm, kioskCheckInForm } from '#common/check-in/check-in.form';
import { CODE_LENGTH_MAX, SECONDS_AGO_MAX } from '#common/check-in/limits';
import { Validated } from '../../lib/validated';

const SECONDS_AGO = `How many seconds ago the member arrived, at most ${SECONDS_AGO_MAX}, if the check-in could not be sent at once: the code must have been valid then. Null: now.`;

const CODE = `The text of the QR code that the member shows, or its six digits; at most ${CODE_LENGTH_MAX} characters. Spaces and hyphens are ignored.`;

@Extensions({ isOneOf: true })
@InputType({ description: 'A member who has arrived.' })
export class CheckInMemberInput {
  @Field(() => String, { nullable: true, description: CODE })
  code?: string | null;

  @Field(() => ID, { nullable: true })
  id?: string | null;
}

@Validated(checkInForm)
@InputType()
export class CheckInInput {
  @Field(() => CheckInMemberInput, { description: 'Who has arrived, by a code or an id.' })
  member!: CheckInMemberInput;

  @Field(() => String, {
    description:
      'Idempotency key, 10 to 64 letters, digits, hyphens or underscores; repeating it returns the first visit.',
  })
  requestKey!: string;

  @Field(() => Int, { nullable: true, description: SECONDS_AGO })
  secondsAgo?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to record the visit even if another one of the member was shortly before or after it.',
  })
  isRepeat!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Why a member without an active gym pass, or with something overdue, is let in, at most 200 characters, for the journal; null lets nobody in without one.',
  })
  admissionReason?: string | null;
}

@Validated(kioskCheckInForm)
@InputType()
export class KioskCheckInInput {
  @Field(() => String, { description: CODE })
  code!: string;

  @Field(() => String, {
    description:
      'Idempotency key, 10 to 64 letters, digits, hyphens or underscores; repeating it returns the first answer.',
  })
  requestKey!: string;

  @Field(() => Int, { nullable: true, description: SECONDS_AGO })
  secondsAgo?: number | null;
}
