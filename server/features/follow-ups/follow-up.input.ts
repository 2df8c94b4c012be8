import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { contactForm, snoozeForm } from '#common/follow-ups/follow-up.form';
import { CONTACT_NOTE_LENGTH_MAX, SNOOZE_DAYS } from '#common/follow-ups/limits';
import type { RiskLevel } from '#common/members/risk';
import { PageArgs } from '../../graphql/connection';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';
import { RiskLevelType } from './member-risk.type';

@InputType({ description: 'Filter options for members at risk.' })
export class MemberRiskFilter {
  @Field(() => RiskLevelType, { description: 'How likely it is that they stop coming.' })
  level!: RiskLevel;
}

/** Filter and page of the list of members at risk. */
@ArgsType()
export class MemberRiskArgs extends PageArgs {
  @Field(() => MemberRiskFilter, {
    nullable: true,
    description: 'Filter options; null for those at high risk.',
  })
  filter?: MemberRiskFilter | null;
}

@Validated(contactForm)
@InputType()
export class RecordContactInput {
  @Field(() => ID)
  memberId!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `What was said, up to ${CONTACT_NOTE_LENGTH_MAX} characters; may contain newlines. The member can read it in the export of their data.`,
  })
  note!: string;

  @Field(() => String, { description: REQUEST_KEY })
  requestKey!: string;
}

@Validated(snoozeForm)
@InputType()
export class SnoozeMemberInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: `Number of days: ${SNOOZE_DAYS.join(', ')}.` })
  days!: (typeof SNOOZE_DAYS)[number];
}
