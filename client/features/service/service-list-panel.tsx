import { Button } from '../../components/button';
import { Link } from '../../navigation/navigation';
import { serviceContent, type ServiceList } from './service.content';
import type { useServiceSearch } from './use-service-search';
import classes from './service-list-panel.module.css';

interface ServiceListPanelProps {
  /** Contains only the entries that match the search. */
  list: ServiceList;
  isOpen: boolean;
  /** Other lists that have matches. */
  elsewhere: ServiceList[];
  search: ReturnType<typeof useServiceSearch>;
}

/** One list; closed lists are in the HTML as well, for search engines. */
export function ServiceListPanel({ list, isOpen, elsewhere, search }: ServiceListPanelProps) {
  const headingId = `${list.id}-title`;
  return (
    <section className={classes.panel} aria-labelledby={headingId} hidden={!isOpen}>
      <h2 id={headingId}>{list.title}</h2>
      <p className={classes.lead}>{list.lead}</p>
      {list.items.length > 0 ? (
        <ul className={classes.cards}>
          {list.items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <NoMatch title={list.title} elsewhere={elsewhere} search={search} />
      )}
    </section>
  );
}

const { none, noneHint, noneHere, clear } = serviceContent;

function NoMatch({
  title,
  elsewhere,
  search,
}: Omit<ServiceListPanelProps, 'list' | 'isOpen'> & { title: string }) {
  return (
    <div className={classes.none}>
      {elsewhere.length > 0 ? (
        <p>
          {noneHere(title)} {/* The search is not in the address, so it stays. */}
          {elsewhere.map(({ id, title: other, items }) => (
            <Link key={id} to={{ search: `?tab=${id}` }} replace>
              {`${other} (${items.length})`}
            </Link>
          ))}
        </p>
      ) : (
        <>
          <h3>{none(search.query)}</h3>
          <p>{noneHint}</p>
        </>
      )}
      <Button onClick={search.clear}>{clear}</Button>
    </div>
  );
}
