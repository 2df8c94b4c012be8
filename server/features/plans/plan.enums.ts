import type { PlanKind, PlanType } from '#common/plans/plans';
import { enumType } from '../../graphql/enums';

export const PlanTypeType = enumType<PlanType>(
  'PlanType',
  { pass: 'Gym pass: training at the studio.', nutrition: 'Nutrition plan: advice and meal plans.' },
  'Type of a plan. Memberships of different types run independently of each other.',
);

export const PlanKindType = enumType<PlanKind>('PlanKind', {
  membership: 'Membership of some months.',
  day_pass: 'Pass of a day or some days, sold at the front desk only.',
  trial: 'Trial of some days, sold at the front desk only, once to each member.',
});
