import { Button } from '../../../components/button';
import { paths } from '../../../lib/paths';
import { Link } from '../../../navigation/navigation';
import { StateBadge } from './article-list';
import { articlesContent } from './articles.content';
import type { WrittenArticleFragment } from './articles.generated';
import type { EditedText } from './use-article';
import classes from './article-editor.module.css';

const { actions: texts, status: statuses } = articlesContent;

export type ArticleTask = 'publish' | 'unschedule' | 'versions' | 'unpublish' | 'delete';

interface ArticleActionsProps {
  article: WrittenArticleFragment | null;
  edited: EditedText;
  onTask: (task: ArticleTask) => void;
}

/** The state of an article, and what can be done with it. */
export function ArticleActions({ article, edited, onTask }: ArticleActionsProps) {
  const state = article?.state ?? 'DRAFT';
  const isOnSite = article?.publishedAt != null;
  const isShown = state === 'PUBLISHED' && edited.status === 'saved';
  return (
    <div className={classes.actions}>
      <StateBadge state={state} />
      <p role="status">
        {isShown ? statuses.published : (article || edited.isUnsaved) && statuses[edited.status]}
      </p>
      {state === 'SCHEDULED' ? (
        <Button onClick={() => onTask('unschedule')}>{texts.unschedule}</Button>
      ) : (
        <>
          <Button onClick={() => void edited.save()} isBusy={edited.status === 'saving'}>
            {texts.save}
          </Button>
          <Button variant="primary" onClick={() => onTask('publish')}>
            {texts.publish}
          </Button>
        </>
      )}
      {article && <Button onClick={() => onTask('versions')}>{texts.versions}</Button>}
      {isOnSite && <Link to={paths.article(article.id)}>{texts.open}</Link>}
      {isOnSite && <Button onClick={() => onTask('unpublish')}>{texts.unpublish}</Button>}
      {article && (
        <Button variant="danger-outline" onClick={() => onTask('delete')}>
          {texts.delete}
        </Button>
      )}
    </div>
  );
}
