import { useSearchParams } from 'react-router-dom';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { ArticleEditor } from './article-editor';
import { ArticleList } from './article-list';
import { articlesContent as content } from './articles.content';
import { editorContent } from './editor.content';
import { useEditedArticleQuery, useManagedArticlesQuery } from './articles.generated';
import classes from './articles-tab.module.css';

/** The list of articles, or the editor of the one that `?article=` names; `new` is there for one that is to be added. */
export function ArticlesTab({ title }: { title: string }) {
  const [address] = useSearchParams();
  const id = address.get('article');
  return id === null ? (
    <List title={title} />
  ) : (
    <Editor key={id} id={id} isNew={address.get('new') !== null} />
  );
}

function List({ title }: { title: string }) {
  const query = useManagedArticlesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{content.lead}</p>
      </header>
      <QueryBoundary query={query} loading={<TabSkeleton />} failed={content.loadFailed}>
        {({ managedArticles }) => <ArticleList articles={managedArticles} />}
      </QueryBoundary>
    </div>
  );
}

function Editor({ id, isNew }: { id: string; isNew: boolean }) {
  const query = useEditedArticleQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <div className={classes.tab}>
      <QueryBoundary query={query} loading={<TabSkeleton />} failed={content.loadFailed}>
        {({ editedArticle }) =>
          editedArticle || isNew ? (
            <ArticleEditor id={id} article={editedArticle} query={query} />
          ) : (
            <h1 tabIndex={-1}>{editorContent.notFound}</h1>
          )
        }
      </QueryBoundary>
    </div>
  );
}

const TabSkeleton = () => (
  <Skeleton>
    <div className={classes.list}>
      <span data-bone="block" />
      <span data-bone="block" />
    </div>
  </Skeleton>
);
