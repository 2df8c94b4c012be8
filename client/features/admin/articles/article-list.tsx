import { useState } from 'react';
import { foldForSearch } from '#common/fold-for-search';
import { smallestOf } from '#common/pictures';
import { Badge } from '../../../components/badge';
import buttonClasses from '../../../components/button.module.css';
import { SelectField } from '../../../components/select-field';
import { TextField } from '../../../components/text-field';
import type { ArticleState } from '../../../graphql/types.generated';
import { formatMoment } from '../../../lib/format-moment';
import { Link } from '../../../navigation/navigation';
import { newArticleId } from './article-values';
import { articlesContent, publicationTime } from './articles.content';
import type { ListedArticleFragment } from './articles.generated';
import classes from './articles-tab.module.css';

const { list: texts, states } = articlesContent;

const TONES = { DRAFT: 'neutral', SCHEDULED: 'info', PUBLISHED: 'success', CHANGED: 'warning' } as const;

export const StateBadge = ({ state }: { state: ArticleState }) => (
  <Badge tone={TONES[state]}>{states[state]}</Badge>
);

/** All articles, which can be searched. */
export function ArticleList({ articles }: { articles: readonly ListedArticleFragment[] }) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const [newId] = useState(newArticleId);
  const sought = foldForSearch(search);
  const found = articles.filter(
    (one) => (state === '' || one.state === state) && foldForSearch(one.title).includes(sought),
  );
  return (
    <>
      <div className={classes.filters}>
        <Link
          className={`${buttonClasses.button} ${classes.add}`}
          data-variant="primary"
          to={{ search: `?tab=articles&article=${newId}&new=1` }}
        >
          {texts.add}
        </Link>
        <TextField
          label={texts.search}
          type="search"
          required={false}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <SelectField
          label={texts.state}
          data={[
            { value: '', label: texts.all },
            ...Object.entries(states).map(([value, label]) => ({ value, label })),
          ]}
          required={false}
          value={state}
          onChange={({ currentTarget }) => setState(currentTarget.value)}
        />
      </div>
      {articles.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <>
          <p role="status">{found.length > 0 && texts.found(found.length)}</p>
          {found.length > 0 ? <Rows articles={found} /> : <NothingFound />}
        </>
      )}
    </>
  );
}

const NothingFound = () => (
  <section>
    <h2>{texts.none}</h2>
    <p>{texts.noneHint}</p>
  </section>
);

const Rows = ({ articles }: { articles: readonly ListedArticleFragment[] }) => (
  <ul className={classes.list}>
    {articles.map((article) => (
      <li key={article.id} className={classes.row}>
        <div className={classes.thumbnail}>
          {article.thumbnailUrl && <img src={smallestOf(article.thumbnailUrl)} alt="" loading="lazy" />}
        </div>
        <div className={classes.words}>
          <h2>
            <Link to={{ search: `?tab=articles&article=${article.id}` }}>
              {article.title || texts.untitled}
            </Link>
          </h2>
          <p>{texts.changed(formatMoment(article.changedAt), article.changedBy)}</p>
          {article.publishAt && <p>{texts.publishAt(publicationTime(article.publishAt))}</p>}
        </div>
        <StateBadge state={article.state} />
      </li>
    ))}
  </ul>
);
