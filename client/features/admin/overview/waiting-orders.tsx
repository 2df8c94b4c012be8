import { DAY_MS } from '#common/time';
import { Badge } from '../../../components/badge';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { isoDay } from '../../../lib/format-day';
import { formatMoment } from '../../../lib/format-moment';
import { formatMoney } from '../../../lib/format-money';
import { useMinute } from '../../../lib/use-minute';
import { Link } from '../../../navigation/navigation';
import { OLD_ORDER_DAYS } from '../figures/definitions';
import { memberName } from '../members/member-name';
import { searchFor } from '../orders/order-filter';
import { overviewTabContent } from './overview-tab.content';
import classes from './overview-tab.module.css';
import { SUMMARY_ROWS, SummaryList } from './summary-list';
import { useOldestOrdersQuery, type OldestOrderFragment } from './waiting-orders.generated';

const texts = overviewTabContent.orders;

/** The unpaid orders that have waited longest. */
export function WaitingOrders() {
  const query = useOldestOrdersQuery({ variables: { first: SUMMARY_ROWS } });
  return (
    <SummaryList
      texts={texts}
      figure="waitingOrders"
      search={searchFor('pending')}
      query={query}
      summaryOf={({ orders: { edges, totalCount } }) => {
        const waiting = edges.map(({ node }) => node).filter(({ status }) => status === 'PENDING');
        return {
          rows: waiting.map((order) => <WaitingOrder key={order.id} order={order} />),
          // Orders that were decided meanwhile are not counted.
          count: { ...totalCount, count: totalCount.count - (edges.length - waiting.length) },
        };
      }}
    />
  );
}

function WaitingOrder({ order }: { order: OldestOrderFragment }) {
  const { number, planName, placedAt, price, member } = order;
  const days = daysSince(placedAt, useMinute());
  return (
    <li>
      <span className={classes.main}>
        <Link to={{ search: searchFor('pending', { q: String(number) }) }}>{texts.order(number)}</Link>
        <span>{member ? memberName(member) : texts.noMember}</span>
        <small>{`${planName}, ${formatMoney(price.total)}`}</small>
      </span>
      <time dateTime={placedAt} title={formatMoment(placedAt)}>
        <VisuallyHidden>{texts.waitingFor} </VisuallyHidden>
        <Badge tone={days >= OLD_ORDER_DAYS ? 'warning' : 'neutral'}>
          {days === 0 ? texts.today : texts.age(days)}
        </Badge>
      </time>
    </li>
  );
}

/** Calendar days in the studio's time zone. */
const daysSince = (isoMoment: string, now: number): number =>
  Math.max(0, (Date.parse(isoDay(now)) - Date.parse(isoDay(Date.parse(isoMoment)))) / DAY_MS);
