import type { MouseEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dateFormat } from '#common/formats';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { Money } from '../../../graphql/types.generated';
import { formatWholeMoney } from '../../../lib/format-money';
import { useHasPermission } from '../../../lib/permissions';
import { useMinute } from '../../../lib/use-minute';
import { Link } from '../../../navigation/navigation';
import { AboutTile } from './about-figure';
import { useBookedRevenueQuery } from './booked-revenue.generated';
import { countLabel } from '../../../lib/count-label';
import { figureDefinitions } from './definitions';
import { figureTilesContent as content } from './figure-tiles.content';
import { useActivityCountQuery, useMemberCountQuery } from './figure-tiles.generated';
import classes from './figure-tiles.module.css';
import { duesTile, listTiles, revenueTile, type ListTile } from './tile-addresses';
import { useDueSumsQuery } from './due-sums.generated';
import { totalDue } from './total-due';

interface FigureTilesProps {
  /** In narrow windows, shows the figures alone, since a list below them would be out of sight. */
  isBrief?: boolean;
}

/** The figures of the day; each opens the list that it counts. */
export const FigureTiles = ({ isBrief = false }: FigureTilesProps) => {
  const now = useMinute();
  const readsRevenue = useHasPermission('revenue:read');
  const readsOrders = useHasPermission('orders:read-any');
  return (
    <nav className={classes.tiles} data-brief={isBrief || undefined} aria-label={content.title}>
      <ul>
        {listTiles(now).map((tile) => (
          <li key={tile.id}>
            {tile.of === 'members' ? <MembersTile tile={tile} /> : <VisitsTile tile={tile} />}
          </li>
        ))}
        {readsOrders && (
          <li>
            <DuesTile />
          </li>
        )}
        {readsRevenue && (
          <li>
            <RevenueTile tile={revenueTile(now)} />
          </li>
        )}
      </ul>
    </nav>
  );
};

function MembersTile({ tile }: { tile: Extract<ListTile, { of: 'members' }> }) {
  const query = useMemberCountQuery({ variables: { filter: tile.filter } });
  return <Tile tile={tile} figure={labelOf(query.data?.members.totalCount)} query={query} />;
}

function VisitsTile({ tile }: { tile: Extract<ListTile, { of: 'activities' }> }) {
  const query = useActivityCountQuery({ variables: { filter: tile.filter } });
  return <Tile tile={tile} figure={labelOf(query.data?.activities.totalCount)} query={query} />;
}

const labelOf = (count: Parameters<typeof countLabel>[0] | undefined) => count && countLabel(count);

function RevenueTile({ tile }: { tile: ReturnType<typeof revenueTile> }) {
  const query = useBookedRevenueQuery({ variables: { bookedOn: tile.current } });
  const before = useBookedRevenueQuery({ variables: { bookedOn: tile.before } }).data;
  const { data } = query;
  return (
    <Tile tile={tile} figure={data && formatWholeMoney(data.revenue.net)} query={query}>
      {data && before ? describeRevenue(data.revenue.net, before.revenue.net, tile.before) : '\u00A0'}
    </Tile>
  );
}

function DuesTile() {
  const query = useDueSumsQuery();
  const sums = query.data?.dueSums;
  const overdue = sums && totalDue(sums.filter(({ age }) => age !== 'LATER' && age !== 'TODAY')).amount;
  return (
    <Tile tile={duesTile} figure={sums && formatWholeMoney(totalDue(sums).amount)} query={query}>
      {overdue
        ? overdue.minorUnits > 0
          ? content.dues.overdue(formatWholeMoney(overdue))
          : content.dues.noneOverdue
        : '\u00A0'}
    </Tile>
  );
}

interface TileProps {
  tile: Pick<ListTile | ReturnType<typeof revenueTile> | typeof duesTile, 'id' | 'search'>;
  /** Undefined until it is known. */
  figure: string | undefined;
  query: { error?: unknown; refetch: () => Promise<unknown> };
  /** A comparison, or a space that takes its place. */
  children?: ReactNode;
}

/** A figure that could not be loaded still opens its list, and can be loaded again. */
function Tile({ tile: { id, search }, figure, query: { error, refetch }, children }: TileProps) {
  const hasFailed = figure === undefined && error !== undefined;
  const [address] = useSearchParams();
  const isOpen = address.toString() === search.slice(1);
  const { name, definition } = figureDefinitions[id];
  const retry = ({ currentTarget }: MouseEvent) => {
    // The pressed button disappears.
    currentTarget.parentElement?.querySelector('a')?.focus();
    // The outcome arrives with the query.
    void refetch().catch(() => undefined);
  };
  return (
    <>
      <Link to={{ search }} className={classes.tile} aria-current={isOpen ? 'true' : undefined}>
        <span>{name}</span>
        {figure ? (
          // A long amount continues below its currency.
          <strong>{figure.replace('\u00a0', ' ')}</strong>
        ) : (
          <strong data-missing>{hasFailed ? content.failed : content.loading}</strong>
        )}
        <small>{definition}</small>
        {children && <small>{children}</small>}
      </Link>
      <AboutTile id={id} />
      {hasFailed && (
        <button type="button" className={classes.retry} onClick={retry}>
          {content.retry}
          <VisuallyHidden> {name}</VisuallyHidden>
        </button>
      )}
    </>
  );
}

const dayOfMonth = dateFormat({ timeZone: 'UTC', day: 'numeric', month: 'short' });

/** "₹3,200 more than 1–23 Oct": the revenue of two ranges of days of the same length. */
function describeRevenue(current: Money, before: Money, days: { from: string; to: string }): string {
  const difference = current.minorUnits - before.minorUnits;
  const label = daysLabel(days);
  if (difference === 0) return content.revenue.same(label);
  const amount = formatWholeMoney({ ...before, minorUnits: Math.abs(difference) });
  return content.revenue.compared(amount, difference > 0, label);
}

/** "1–23 Oct", "1 Oct": days of one month, from its first. */
const daysLabel = ({ from, to }: { from: string; to: string }): string =>
  (from === to ? '' : '1–') + dayOfMonth(new Date(to));
