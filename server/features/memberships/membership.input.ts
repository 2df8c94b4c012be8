import { Field, ID, InputType, Int } from 'type-graphql';
import { freezeForm } from '#common/memberships/freeze.form';
import {
  extensionForm,
  grantForm,
  membershipDecisionForm,
  membershipSettingForm,
} from '#common/memberships/membership.form';
import type { MembershipStatus, PlanType } from '#common/plans/plans';
import { DateScalar } from '../../graphql/date.scalar';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';
import { PlanTypeType } from '../plans/plan.enums';
import { MembershipStatusType } from './membership.enums';

@InputType()
abstract class MembershipDecisionInput {
  @Field(() => ID)
  memberId!: string;

  @Field(() => String, { description: 'Why, at most 200 characters. For the journal.' })
  reason!: string;
}

@Validated(grantForm)
@InputType({ description: 'A plan that the studio gives to a member.' })
export class GrantMembershipInput extends MembershipDecisionInput {
  @Field(() => ID, { description: 'Id of a plan on sale.' })
  offerId!: string;

  @Field(() => String, { description: REQUEST_KEY })
  requestKey!: string;
}

@Validated(membershipDecisionForm)
@InputType({ description: 'The membership to end.' })
export class CancelMembershipInput extends MembershipDecisionInput {
  @Field(() => PlanTypeType, { description: 'Whether to end the gym pass or the nutrition membership.' })
  planType!: PlanType;
}

@Validated(membershipSettingForm)
@InputType({ description: 'What a membership is to become.' })
export class SetMembershipInput extends MembershipDecisionInput {
  @Field(() => MembershipStatusType, {
    description: 'Active adds a period of the plan; inactive ends all current and upcoming ones of its type.',
  })
  status!: MembershipStatus;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the plan, on sale if it is to be active. Null to end the pass, or nutrition if the member has never had a pass.',
  })
  planName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${REQUEST_KEY} Repeating it adds no other period; nor does the same plan within a minute without a key.`,
  })
  requestKey?: string | null;
}

@Validated(freezeForm)
@InputType({ description: 'Days on which a gym pass is to be frozen.' })
export class FreezeMembershipInput {
  @Field(() => ID, { nullable: true, description: 'Id of the member; null for the current user.' })
  memberId?: string | null;

  @Field(() => DateScalar, { description: 'First day, from tomorrow on.' })
  startsOn!: string;

  @Field(() => Int, {
    description: 'How many days, at least `freezeDaysMin` and at most `freezeDaysLeft` of the membership.',
  })
  days!: number;

  @Field(() => String, { description: REQUEST_KEY })
  requestKey!: string;
}

@InputType()
export class EndMembershipFreezeInput {
  @Field(() => ID)
  freezeId!: string;
}

@Validated(extensionForm)
@InputType({ description: 'Days that the studio adds to a membership.' })
export class ExtendMembershipInput extends MembershipDecisionInput {
  @Field(() => PlanTypeType, { description: 'Whether to extend the gym pass or the nutrition membership.' })
  planType!: PlanType;

  @Field(() => Int, { description: 'How many days, at most 60.' })
  days!: number;

  @Field(() => String, { description: REQUEST_KEY })
  requestKey!: string;
}
