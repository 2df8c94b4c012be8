import { Skeleton } from '../../components/skeleton';
import fact from '../../components/fact-row.module.css';
import classes from './account-list.module.css';

const ROWS = [1, 2];

export function AccountListSkeleton() {
  return (
    <Skeleton>
      <div className={classes.list}>
        {ROWS.map((row) => (
          <div key={row} className={fact.row}>
            <div>
              <span data-bone="line" />
              <span data-bone="title" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
