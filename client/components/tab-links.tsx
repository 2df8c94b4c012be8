import { useSearchParams } from 'react-router-dom';
import { useTabInView } from '../lib/use-tab-in-view';
import { Link } from '../navigation/navigation';
import classes from './tab-links.module.css';

/** The tab that `?tab=` names, or the first. */
export function useOpenTab<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [address] = useSearchParams();
  const requested = address.get('tab');
  return ids.find((id) => id === requested) ?? ids[0];
}

interface TabLinksProps<Id extends string> {
  /** Name of the tabs for screen readers. */
  label: string;
  tabs: readonly { id: Id; title: string }[];
  openId: Id;
}

/** Parts of a page, each with an address of its own. */
export function TabLinks<Id extends string>({ label, tabs, openId }: TabLinksProps<Id>) {
  const row = useTabInView(openId);
  return (
    <nav className={classes.tabs} aria-label={label}>
      <ul ref={row}>
        {tabs.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ search: `?tab=${id}` }} replace aria-current={id === openId ? 'true' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
