import { VisuallyHidden } from '../../components/visually-hidden';
import { useTabInView } from '../../lib/use-tab-in-view';
import { Link } from '../../navigation/navigation';
import { serviceContent, type ServiceList } from './service.content';
import classes from './service-tabs.module.css';

interface ServiceTabsProps {
  lists: ServiceList[];
  openId: string | undefined;
}

/** Tabs with the number of entries in each list; links, so that they work before hydration and without scripts. */
export function ServiceTabs({ lists, openId }: ServiceTabsProps) {
  const row = useTabInView(openId);
  return (
    <nav className={classes.tabs} aria-label={serviceContent.lists}>
      <ul ref={row}>
        {lists.map(({ id, title, items }) => (
          <li key={id}>
            <Link to={{ search: `?tab=${id}` }} replace aria-current={id === openId ? 'true' : undefined}>
              {title}
              <span className={classes.count} aria-hidden="true">
                {items.length}
              </span>
              <VisuallyHidden>{`, ${serviceContent.count(items.length)}`}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
