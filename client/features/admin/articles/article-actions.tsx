import { paths } from '#common/paths';
import { Button } from '../../../components/button';
import { Link } from '../../../navigation/navigation';
import { StateBadge } from './article-list';
import type { ArticleTask } from './article-task';
import { articlesContent } from './articles.content';
import type { WrittenArticleFragment } from './articles.generated';
import type { EditedText } from './use-article';
import classes from './article-editor.module.css';

const { actions: texts, status: statuses } = articlesContent;

interface ArticleActionsProps {
  article: WrittenArticleFragment | null;
  edited: EditedText;
  onTask: (task: ArticleTask) => void;
}

/** The state of an article, and what can be done with it. */
export function ArticleActions({ article, edited, onTask }: ArticleActionsProps) {
  const state = article?.state ?? 'DRAFT';
  return (
    <div className={classes.actions}>
      <StateBadge state={state} />
      <p role="status">{statusText(article, edited)}</p>
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
      {article && <MoreActions article={article} onTask={onTask} />}
    </div>
  );
}

function MoreActions({
  article: { id, publishedAt },
  onTask,
}: Pick<ArticleActionsProps, 'onTask'> & { article: WrittenArticleFragment }) {
  return (
    <>
      <Button onClick={() => onTask('versions')}>{texts.versions}</Button>
      {publishedAt !== null && (
        <>
          <Link to={paths.article(id)}>{texts.open}</Link>
          <Button onClick={() => onTask('unpublish')}>{texts.unpublish}</Button>
        </>
      )}
      <Button variant="danger-outline" onClick={() => onTask('delete')}>
        {texts.delete}
      </Button>
    </>
  );
}

function statusText(article: WrittenArticleFragment | null, { status, hasUnsaved }: EditedText): string {
  if (article?.state === 'PUBLISHED' && status === 'saved') return statuses.published;
  return article || hasUnsaved ? statuses[status] : '';
}
