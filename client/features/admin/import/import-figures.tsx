import { Link } from '../../../navigation/navigation';
import { AboutFigure } from '../figures/about-figure';
import { useListAddress } from '../list/list-address';
import { importContent } from './import.content';
import classes from './import.module.css';
import { GROUP, type RowGroup } from './row-groups';

/** Numbers of rows with their labels; each opens the list of its rows. */
export function ImportFigures({ groups }: { groups: readonly RowGroup[] }) {
  const { searchFor } = useListAddress();
  return (
    <>
      <dl className={classes.figures}>
        {groups.map(({ id, figure, hint, count }) => (
          <div key={id}>
            <dt>{figure}</dt>
            <dd>
              <strong>
                {count > 0 ? (
                  <Link to={{ search: searchFor({ [GROUP]: id }) }} replace>
                    {importContent.number(count)}
                  </Link>
                ) : (
                  importContent.number(count)
                )}
              </strong>
              <span className={classes.more}>{hint}</span>
            </dd>
          </div>
        ))}
      </dl>
      <AboutFigure id="importedRows" />
    </>
  );
}
