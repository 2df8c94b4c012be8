import type { PlanType } from '#common/plans/plans';
import { enumType } from '../../graphql/enums';

export const PlanTypeType = enumType<PlanType>(
  'PlanType',
  { pass: 'Gym pass: training at the studio.', nutrition: 'Nutrition plan: advice and meal plans.' },
  'Type of a plan. Memberships of different types run independently of each other.',
);
