import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#common/paths';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { ServiceListPanel } from './service-list-panel';
import { ServiceSearch } from './service-search';
import { ServiceTabs } from './service-tabs';
import { serviceContent } from './service.content';
import { useServiceSearch } from './use-service-search';
import classes from './service-page.module.css';

const { title, headline, lead, description } = serviceContent;

/** The offers of the studio in three searchable lists. */
export function Page() {
  const search = useServiceSearch();
  const openId = useOpenList(search.lists.map(({ id }) => id));
  useOnlyMatch(search);
  return (
    <PageFrame>
      <PageHead title={title} description={description()} path={paths.service} />
      <div className={classes.head}>
        <PageIntro headline={headline} lead={lead} />
        <ServiceSearch {...search} />
      </div>
      <div className={classes.columns}>
        <ServiceTabs lists={search.lists} openId={openId} />
        {search.lists.map((list) => (
          <ServiceListPanel
            key={list.id}
            list={list}
            isOpen={list.id === openId}
            elsewhere={search.lists.filter(({ id, items }) => id !== list.id && items.length > 0)}
            search={search}
          />
        ))}
      </div>
    </PageFrame>
  );
}

/** Opens the list with the matches if it is the only one; the user can still switch to another tab. */
function useOnlyMatch({ query, lists }: ReturnType<typeof useServiceSearch>): void {
  const navigate = useNavigate();
  const openMatch = useEffectEvent(() => {
    const [list, ...others] = query ? lists.filter(({ items }) => items.length > 0) : [];
    if (list && others.length === 0) void navigate({ search: `?tab=${list.id}` }, { replace: true });
  });
  useEffect(() => openMatch(), [query]);
}

/** The list named in the URL, or the first. */
function useOpenList(ids: string[]): string | undefined {
  const [address] = useSearchParams();
  const requested = address.get('tab');
  return ids.find((id) => id === requested) ?? ids[0];
}
