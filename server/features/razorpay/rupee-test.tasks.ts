import { PRIORITY, task } from '../../jobs/task';

/** Refunds a payment of one rupee; asks the gateway first whether there is one, if nothing has said so. */
export const settleRupeeTest = task<{ id: string }>('settle-rupee-test', {
  priority: PRIORITY.money,
  attemptsMax: 20,
});
