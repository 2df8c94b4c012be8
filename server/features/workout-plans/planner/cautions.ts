import type { PlanRequest } from './context';
import {
  DOCTOR_FIRST,
  GENERAL_GUIDANCE,
  LIMITATION_CAUTIONS,
  STARTER_WEEK,
  WHEN_TO_STOP,
} from './rules/cautions';

export function cautionsOf({ days, limitations }: PlanRequest): string[] {
  return [
    DOCTOR_FIRST,
    ...limitations.flatMap((one) => LIMITATION_CAUTIONS[one] ?? []),
    WHEN_TO_STOP,
    GENERAL_GUIDANCE,
    ...(days === 7 ? [STARTER_WEEK] : []),
  ];
}
