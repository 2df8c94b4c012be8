import { enumName } from '#common/enum-names';
import { DUE_AGES } from '#common/orders/due-ages';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { formatMoney } from '../../../lib/format-money';
import { Link } from '../../../navigation/navigation';
import { adminContent } from '../admin.content';
import { AboutFigure } from '../figures/about-figure';
import { figureDefinitions } from '../figures/definitions';
import { useDueSumsQuery, type DueSumsQuery } from '../figures/due-sums.generated';
import { totalDue } from '../figures/total-due';
import classes from '../figures/figure-tiles.module.css';
import type { ListAddress } from '../list/list-address';
import { dueAgesContent as content } from './due-ages.content';
import { DUE_AGE } from './order-filter';

/** Amounts due by age; each links to its orders. */
export function DueAges({ address }: { address: ListAddress }) {
  const query = useDueSumsQuery();
  return (
    <QueryBoundary query={query} loading={<SumsSkeleton />} failed={adminContent.loadFailed}>
      {({ dueSums }) => (
        <div>
          <Sums sums={dueSums} address={address} />
          <AboutFigure id="dueAges" />
        </div>
      )}
    </QueryBoundary>
  );
}

const Sums = ({ sums, address }: { sums: DueSumsQuery['dueSums']; address: ListAddress }) => (
  <nav className={classes.tiles} aria-label={figureDefinitions.dueAges.name}>
    <ul>
      <Sum label={content.all} sum={totalDue(sums)} age="" address={address} />
      {DUE_AGES.map((age) => (
        <Sum
          key={age}
          label={content.ages[enumName(age)]}
          sum={totalDue(sums.filter((one) => one.age === enumName(age)))}
          age={age}
          address={address}
        />
      ))}
    </ul>
  </nav>
);

interface SumProps {
  label: string;
  sum: ReturnType<typeof totalDue>;
  /** Empty for all ages. */
  age: string;
  address: ListAddress;
}

const Sum = ({ label, sum: { amount, count }, age, address }: SumProps) => (
  <li>
    <Link
      to={{ search: address.searchFor({ [DUE_AGE]: age }) }}
      replace
      className={classes.tile}
      aria-current={address.value(DUE_AGE) === age ? 'true' : undefined}
    >
      <span>{label}</span>
      <strong>{formatMoney(amount)}</strong>
      <small>{content.parts(count)}</small>
    </Link>
  </li>
);

const SumsSkeleton = () => (
  <Skeleton>
    <span data-bone="block" className={classes.bone} />
  </Skeleton>
);
