import { Field, ObjectType } from 'type-graphql';
import { VisitPayload } from '../activity/visit.type';
import { KioskOutcomeType, type KioskOutcome } from './check-in.enums';

@ObjectType({ description: 'A code with which a member checks in. It can be used once.' })
export class CheckInCode {
  @Field(() => String, { description: 'Content of the QR code.' })
  text!: string;

  @Field(() => String, { description: 'Six digits that do the same, for reading out.' })
  digits!: string;

  @Field(() => Date, { description: 'From when on to show it.' })
  startsAt!: Date;

  @Field(() => Date, {
    description: 'When to show the next one. It is accepted for up to 30 seconds longer.',
  })
  endsAt!: Date;
}

@ObjectType()
export class IssueCheckInCodesPayload {
  @Field(() => [CheckInCode], { description: 'The current code and the next ones, earliest first.' })
  codes!: CheckInCode[];

  @Field(() => Date, {
    description:
      'Time of the server, to which the times of the codes refer; the clock of a device may be wrong.',
  })
  issuedAt!: Date;
}

@ObjectType()
export class CheckInPayload extends VisitPayload {
  @Field(() => Boolean, { description: 'Whether the recorded visit is the first one of the member.' })
  isFirstVisit!: boolean;
}

@ObjectType()
export class KioskCheckInPayload {
  @Field(() => KioskOutcomeType, { description: 'Whether the visit is recorded.' })
  outcome!: KioskOutcome;

  @Field(() => String, {
    nullable: true,
    description: 'First name of the member; null if unknown, and for `SEE_FRONT_DESK`.',
  })
  firstName!: string | null;
}
