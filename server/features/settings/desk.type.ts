import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { deskForm, type DeskSectionSettings } from '#common/settings/desk.form';
import { Validated } from '../../lib/validated';
import { DeskFields } from './desk-fields.type';
import { EXPECTED_VERSION, OWN_PASSWORD_FOR_UPI, VERSION } from './input-texts';

@ObjectType()
@InputType()
abstract class RiskDaysFields {
  @Field(() => Int, { description: 'Days until a member is worth watching.' })
  moderate!: number;

  @Field(() => Int, { description: 'Days until a member is worth a call; more than `moderate`.' })
  high!: number;
}

@ObjectType('RiskDays', { description: 'After how many days without a visit members are at risk.' })
export class RiskDaysType extends RiskDaysFields {}

@InputType({ description: 'After how many days without a visit members are at risk.' })
export class RiskDaysInput extends RiskDaysFields {}

const RISK = {
  notStarted: 'For members who have not come yet.',
  new: 'For members who came last in their first 60 days.',
  firstYear: 'For members who came last in their first year.',
  longer: 'For members who came last after their first year.',
};

@ObjectType('DeskRules', { description: 'What the front desk may do, and when it is reminded.' })
export class DeskRulesType extends DeskFields implements DeskSectionSettings {
  @Field(() => RiskDaysType, { description: RISK.notStarted })
  riskDaysNotStarted!: RiskDaysType;

  @Field(() => RiskDaysType, { description: RISK.new })
  riskDaysNew!: RiskDaysType;

  @Field(() => RiskDaysType, { description: RISK.firstYear })
  riskDaysFirstYear!: RiskDaysType;

  @Field(() => RiskDaysType, { description: RISK.longer })
  riskDaysLonger!: RiskDaysType;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@Validated(deskForm)
@InputType({ description: 'All of them.' })
export class UpdateDeskRulesInput extends DeskFields implements DeskSectionSettings {
  @Field(() => RiskDaysInput, { description: RISK.notStarted })
  riskDaysNotStarted!: RiskDaysInput;

  @Field(() => RiskDaysInput, { description: RISK.new })
  riskDaysNew!: RiskDaysInput;

  @Field(() => RiskDaysInput, { description: RISK.firstYear })
  riskDaysFirstYear!: RiskDaysInput;

  @Field(() => RiskDaysInput, { description: RISK.longer })
  riskDaysLonger!: RiskDaysInput;

  @Field(() => String, { nullable: true, description: OWN_PASSWORD_FOR_UPI })
  password?: string | null;

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}
