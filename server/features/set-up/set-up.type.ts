import { Field, ObjectType } from 'type-graphql';
import type { Demonstration, SetUpStep } from '#common/settings/set-up.form';
import { PlanOffer } from '../plans/plan-offer.entity';
import { DemonstrationType, SetUpStepType } from './set-up.enums';

@ObjectType({ description: 'How far the set-up of a new studio has come.' })
export class SetUp {
  @Field(() => Boolean, {
    description:
      'Whether the studio is not open yet: its site says that it is a demonstration, and is not indexed.',
  })
  isRunning!: boolean;

  @Field(() => SetUpStepType, { description: 'The furthest step.' })
  step!: SetUpStep;

  @Field(() => Boolean, { description: 'Whether the contacts of the demonstration have been replaced.' })
  hasOwnDetails!: boolean;

  @Field(() => [PlanOffer], {
    description: 'Plans on sale whose price nobody of the studio has set or confirmed.',
  })
  unconfirmedPlans!: PlanOffer[];

  @Field(() => [DemonstrationType], { description: 'What is hidden of the demonstration.' })
  hidden!: Demonstration[];

  @Field(() => [DemonstrationType], {
    description:
      'What the site still shows of the demonstration: what is neither hidden nor changed by staff.',
  })
  shown!: Demonstration[];

  @Field(() => [PlanOffer], {
    description: 'Plans on sale that include something that those of the demonstration do.',
  })
  plansOfDemonstration!: PlanOffer[];
}
