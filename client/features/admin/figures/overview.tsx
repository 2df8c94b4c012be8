import type { MouseEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatRupees } from '../../../lib/format-rupees';
import { useHasPermission } from '../../../lib/permissions';
import { useMinute } from '../../../lib/use-minute';
import { Link } from '../../../navigation/navigation';
import { useBookedRevenueQuery } from './booked-revenue.generated';
import { countLabel } from '../../../lib/count-label';
import { overviewContent as content } from './overview.content';
import { describeRevenue } from './describe-revenue';
import { overviewTiles, revenueTile, type OverviewTile } from './overview-tiles';
import { useActivityCountQuery, useMemberCountQuery } from './overview.generated';
import classes from './overview.module.css';

interface OverviewProps {
  /** Only the figures in narrow windows, above a list that would otherwise be out of sight. */
  isBrief?: boolean;
}

/** The figures of the day, each of which opens the list that it counts. */
export const Overview = ({ isBrief = false }: OverviewProps) => {
  const now = useMinute();
  const readsRevenue = useHasPermission('revenue:read');
  return (
    <nav className={classes.overview} data-brief={isBrief || undefined} aria-label={content.title}>
      <ul>
        {overviewTiles(now).map((tile) => (
          <li key={tile.id}>
            {tile.of === 'members' ? <MembersTile tile={tile} /> : <VisitsTile tile={tile} />}
          </li>
        ))}
        {readsRevenue && (
          <li>
            <RevenueTile tile={revenueTile(now)} />
          </li>
        )}
      </ul>
    </nav>
  );
};

function MembersTile({ tile }: { tile: Extract<OverviewTile, { of: 'members' }> }) {
  const query = useMemberCountQuery({ variables: { filter: tile.filter } });
  return <Tile tile={tile} figure={labelOf(query.data?.members.totalCount)} query={query} />;
}

function VisitsTile({ tile }: { tile: Extract<OverviewTile, { of: 'activities' }> }) {
  const query = useActivityCountQuery({ variables: { filter: tile.filter } });
  return <Tile tile={tile} figure={labelOf(query.data?.activities.totalCount)} query={query} />;
}

const labelOf = (count: Parameters<typeof countLabel>[0] | undefined) => count && countLabel(count);

function RevenueTile({ tile }: { tile: ReturnType<typeof revenueTile> }) {
  const query = useBookedRevenueQuery({ variables: { bookedOn: tile.current } });
  const before = useBookedRevenueQuery({ variables: { bookedOn: tile.before } }).data;
  const { data } = query;
  return (
    <Tile tile={tile} figure={data && formatRupees(data.revenue.net)} query={query}>
      {data && before ? describeRevenue(data.revenue.net, before.revenue.net, tile.before) : '\u00A0'}
    </Tile>
  );
}

interface TileProps {
  tile: Pick<OverviewTile | ReturnType<typeof revenueTile>, 'id' | 'search'>;
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
  const { label, definition } = content[id];
  const retry = ({ currentTarget }: MouseEvent) => {
    // The pressed button disappears.
    currentTarget.parentElement?.querySelector('a')?.focus();
    // The outcome arrives with the query.
    void refetch().catch(() => undefined);
  };
  return (
    <>
      <Link to={{ search }} className={classes.tile} aria-current={isOpen ? 'true' : undefined}>
        <span>{label}</span>
        {figure ? (
          <strong>{figure}</strong>
        ) : (
          <strong data-missing>{hasFailed ? content.failed : content.loading}</strong>
        )}
        <small>{definition}</small>
        {children && <small>{children}</small>}
      </Link>
      {hasFailed && (
        <button type="button" className={classes.retry} onClick={retry}>
          {content.retry}
          <VisuallyHidden> {label}</VisuallyHidden>
        </button>
      )}
    </>
  );
}
