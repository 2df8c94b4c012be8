import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import type { DateRange } from '../../../graphql/types.generated';
import { formatMoney } from '../../../lib/format-money';
import { adminContent } from '../admin.content';
import { ordersContent } from '../orders/orders.content';
import { AboutFigure } from './about-figure';
import { useBookedRevenueQuery } from './booked-revenue.generated';
import classes from './booked-revenue.module.css';

/** Totals of the listed orders: the payments and refunds that were booked on these days. */
export function BookedRevenue({ range }: { range: DateRange }) {
  const query = useBookedRevenueQuery({ variables: { bookedOn: range } });
  return (
    <QueryBoundary query={query} loading={<SumSkeleton />} failed={adminContent.loadFailed}>
      {({ revenue: { received, refunded, net } }) => (
        <div>
          <p className={classes.sum}>
            {ordersContent.booked.sum(formatMoney(received), formatMoney(refunded))}{' '}
            <strong>{ordersContent.booked.net(formatMoney(net))}</strong>
          </p>
          <AboutFigure id="bookedMoney" />
        </div>
      )}
    </QueryBoundary>
  );
}

const SumSkeleton = () => (
  <Skeleton>
    <span data-bone="line" />
  </Skeleton>
);
