import { Field, Int, ObjectType } from 'type-graphql';
import type { Risk, RiskLevel, RiskStage } from '#common/members/risk';
import { enumType } from '../../graphql/enums';

export const RiskLevelType = enumType<RiskLevel>(
  'RiskLevel',
  { moderate: 'Worth watching.', high: 'Worth a call.' },
  'How likely it is that a member stops coming.',
);

const STAGES: Record<RiskStage, string> = {
  not_started: 'Has not come yet.',
  new: 'Came last in the first 60 days.',
  first_year: 'Came last in the first year.',
  longer: 'Came last after the first year.',
};

const RiskStageType = enumType<RiskStage>(
  'RiskStage',
  STAGES,
  'How long somebody had been a member when they last came.',
);

@ObjectType({ description: 'Why a member with a running gym pass may stop coming.' })
export class MemberRisk implements Risk {
  @Field(() => RiskLevelType, { description: 'How likely it is.' })
  level!: RiskLevel;

  @Field(() => RiskStageType, { description: 'How long they had been a member when they last came.' })
  stage!: RiskStage;

  @Field(() => Int, {
    description: 'Days since the last visit, or since the start of the pass if that was later.',
  })
  daysWithoutVisit!: number;

  @Field(() => Int, { description: 'Days without a visit after which members of this stage are at risk.' })
  flaggedAfterDays!: number;
}
