import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormAlert } from '../../../components/form-alert';
import { SegmentedControl } from '../../../components/segmented-control';
import { Link, useUnsavedGuard } from '../../../navigation/navigation';
import { usePolling } from '../use-polling';
import { ArticleActions } from './article-actions';
import { ArticlePreview } from './article-preview';
import type { ArticleTask } from './article-task';
import { ArticleTaskDialog } from './article-task-dialog';
import { EditorFields } from './editor-fields';
import { articlesContent, publicationTime } from './articles.content';
import type { useEditedArticleQuery, WrittenArticleFragment } from './articles.generated';
import { editorContent as texts } from './editor.content';
import { pendingPictures } from './pending-pictures';
import { StaleArticleDialog } from './stale-article-dialog';
import { useArticle } from './use-article';
import classes from './article-editor.module.css';

const { leave } = articlesContent;

interface ArticleEditorProps {
  id: string;
  /** Null for one that has not been saved yet. */
  article: WrittenArticleFragment | null;
  query: Pick<ReturnType<typeof useEditedArticleQuery>, 'startPolling' | 'stopPolling'>;
}

/** Writes an article: on the left its text, on the right how the site will show it. */
export function ArticleEditor({ id, article, query }: ArticleEditorProps) {
  const edited = useArticle(id, article);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [task, setTask] = useState<ArticleTask | null>(null);
  const { isBeingMade = false, state } = article ?? {};
  const isPending = pendingPictures(article);
  usePolling(query, { isWorking: isBeingMade });

  /** Actions apply to the text as typed, so it is saved first. */
  const begin = async (next: ArticleTask): Promise<void> => {
    if (await edited.save()) setTask(next);
  };
  useEditorKeys({ onSave: () => void edited.save(), onPublish: () => void begin('publish') });

  return (
    <>
      <header className={classes.head}>
        <Link to={{ search: '?tab=articles' }}>{texts.back}</Link>
        <h1 tabIndex={-1}>{article?.title || texts.newTitle}</h1>
        <ArticleActions article={article} edited={edited} onTask={(next) => void begin(next)} />
      </header>
      <FormAlert notice={edited.failure} keepsFocus />
      <EditorNotes article={article} />
      <div className={classes.views}>
        <SegmentedControl
          legend={texts.views}
          isLegendHidden
          isFilling
          options={[
            { value: 'write', label: texts.write },
            { value: 'preview', label: texts.preview },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <div className={classes.columns} data-view={view}>
        <fieldset className={classes.fields} disabled={state === 'SCHEDULED'}>
          <legend className={classes.legend}>{texts.write}</legend>
          <EditorFields edited={edited} isPending={isPending} />
        </fieldset>
        <ArticlePreview id={id} values={edited.values} article={article} isPending={isPending} />
      </div>
      {task && article && (
        <ArticleTaskDialog task={task} article={article} edited={edited} onClose={() => setTask(null)} />
      )}
      {edited.newer && <StaleArticleDialog edited={edited} newer={edited.newer} />}
      <LeaveQuestion hasUnsaved={edited.hasUnsaved} />
    </>
  );
}

function LeaveQuestion({ hasUnsaved }: { hasUnsaved: boolean }) {
  const guard = useUnsavedGuard(hasUnsaved);
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog {...leave} onConfirm={guard.leave} onCancel={guard.stay}>
      {leave.text}
    </ConfirmDialog>
  );
}

function EditorNotes({ article }: Pick<ArticleEditorProps, 'article'>) {
  return (
    <>
      {article?.publishAt && (
        <p className={classes.note}>{articlesContent.scheduled(publicationTime(article.publishAt))}</p>
      )}
      {article?.isBeingMade && (
        <p className={classes.note} role="status">
          {texts.pictureBeingMade}
        </p>
      )}
    </>
  );
}

function useEditorKeys({ onSave, onPublish }: { onSave: () => void; onPublish: () => void }): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event;
    if ((!ctrlKey && !metaKey) || (target instanceof Element && target.closest('dialog'))) return;
    if (key.toLowerCase() === 's') onSave();
    else if (key === 'Enter') onPublish();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
