import { useSearchParams } from 'react-router-dom';
import { useMinute } from '../../../lib/use-minute';
import { Link } from '../../../navigation/navigation';
import { countLabel } from '../list/list.content';
import { overviewContent as content } from './overview.content';
import { overviewTiles, type OverviewTile } from './overview-tiles';
import { useActivityCountQuery, useMemberCountQuery } from './overview.generated';
import classes from './overview.module.css';

/** The figures of the day, each of which opens the list that it counts. */
export const Overview = () => {
  const now = useMinute();
  return (
    <nav className={classes.overview} aria-label={content.title}>
      <ul>
        {overviewTiles(now).map((tile) => (
          <li key={tile.id}>
            {tile.of === 'members' ? <MembersTile tile={tile} /> : <VisitsTile tile={tile} />}
          </li>
        ))}
      </ul>
    </nav>
  );
};

function MembersTile({ tile }: { tile: Extract<OverviewTile, { of: 'members' }> }) {
  const { data, error } = useMemberCountQuery({ variables: { filter: tile.filter } });
  return <Tile tile={tile} count={data?.members.totalCount} hasFailed={Boolean(error)} />;
}

function VisitsTile({ tile }: { tile: Extract<OverviewTile, { of: 'activities' }> }) {
  const { data, error } = useActivityCountQuery({ variables: { filter: tile.filter } });
  return <Tile tile={tile} count={data?.activities.totalCount} hasFailed={Boolean(error)} />;
}

interface TileProps {
  tile: OverviewTile;
  /** Undefined until it is known. */
  count: Parameters<typeof countLabel>[0] | undefined;
  hasFailed: boolean;
}

/** A figure that could not be loaded still opens its list. */
function Tile({ tile: { id, search }, count, hasFailed }: TileProps) {
  const [address] = useSearchParams();
  const isOpen = address.toString() === search.slice(1);
  const { label, definition } = content[id];
  return (
    <Link to={{ search }} className={classes.tile} aria-current={isOpen ? 'true' : undefined}>
      <span>{label}</span>
      {count ? (
        <strong>{countLabel(count)}</strong>
      ) : (
        <strong data-missing>{hasFailed ? content.failed : content.loading}</strong>
      )}
      <small>{definition}</small>
    </Link>
  );
}
