import type { Batch } from '../../graphql/loaders';

/** The business day of the last payment or refund of an order, by its id, if it is later than the day of its booking. */
export const laterDaysOfOrders: Batch<string, string> = (orderIds, { dayFigures }) =>
  dayFigures.laterDaysOf(orderIds);
