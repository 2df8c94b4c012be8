import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import classes from './tab-links.module.css';

/** The tab that `?tab=` names, or the first. */
export function useOpenTab<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [address] = useSearchParams();
  const asked = address.get('tab');
  return ids.find((id) => id === asked) ?? ids[0];
}

interface TabLinksProps<Id extends string> {
  /** What the tabs are of. */
  label: string;
  tabs: readonly { id: Id; title: string }[];
  openId: Id;
}

/** Parts of a page, each with an address of its own. */
export function TabLinks<Id extends string>({ label, tabs, openId }: TabLinksProps<Id>) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => bringIntoRow(row.current!), [openId]);
  return (
    <nav className={classes.tabs} aria-label={label}>
      <ul ref={row}>
        {tabs.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ search: `?tab=${id}` }}
              replace
              preventScrollReset
              aria-current={id === openId ? 'true' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the row is wider than the window, its open tab is seen whole. */
function bringIntoRow(row: HTMLElement): void {
  const tab = row.querySelector<HTMLElement>('[aria-current]');
  if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
