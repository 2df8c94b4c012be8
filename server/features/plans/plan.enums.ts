import { PLAN_TYPES, type PlanType } from '#common/plans/plans';
import { enumOf } from '../../graphql/enums';

export const PlanTypeType = enumOf<PlanType>(
  'PlanType',
  PLAN_TYPES,
  'The kind of plan: a studio pass or a nutrition plan.',
);
