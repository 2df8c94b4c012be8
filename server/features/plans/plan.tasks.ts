import { everyTenMinutes, PRIORITY, task } from '../../jobs/task';

/** Every ten minutes, so that it runs at midnight in every time zone. */
export const applyPlanPrices = task('apply-plan-prices', {
  priority: PRIORITY.money,
  attemptsMax: 5,
  schedule: everyTenMinutes,
});
