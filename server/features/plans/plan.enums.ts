import type { PlanType } from '#common/plans/plans';
import { enumType } from '../../graphql/enums';

export const PlanTypeType = enumType<PlanType>(
  'PlanType',
  { pass: 'A gym pass: access to training.', nutrition: 'A nutrition plan: advice and meal plans.' },
  'The kind of plan. Memberships of different types run independently of each other.',
);
