import { useEffect, useEffectEvent, useState } from 'react';
import {
  ARTICLE_AUTHOR_LENGTH_MAX,
  ARTICLE_DESCRIPTION_LENGTH_MAX,
  ARTICLE_TITLE_LENGTH_MAX,
} from '#common/articles/limits';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormAlert } from '../../../components/form-alert';
import { SegmentedControl } from '../../../components/segmented-control';
import { TextAreaField } from '../../../components/text-area-field';
import { TextField } from '../../../components/text-field';
import { Link, useUnsavedGuard } from '../../../navigation/navigation';
import { ArticleActions, type ArticleTask } from './article-actions';
import { ArticlePreview } from './article-preview';
import { ArticleTaskDialog } from './article-task-dialog';
import { articlesContent, publicationTime } from './articles.content';
import type { useEditedArticleQuery, WrittenArticleFragment } from './articles.generated';
import { BlockList } from './block-list';
import { CoverField } from './cover-field';
import { StaleArticleDialog } from './stale-article-dialog';
import { useArticle, type EditedText } from './use-article';
import classes from './article-editor.module.css';

const { editor: texts, leave } = articlesContent;

const POLL_MS = 2000;

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
  const guard = useUnsavedGuard(edited.isUnsaved);
  const isBeingMade = article?.isBeingMade ?? false;
  usePolling(query, isBeingMade);

  /** What is done with the article is done with what was typed last. */
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
      {article?.publishAt && (
        <p className={classes.note}>{articlesContent.scheduled(publicationTime(article.publishAt))}</p>
      )}
      {isBeingMade && (
        <p className={classes.note} role="status">
          {texts.pictureBeingMade}
        </p>
      )}
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
        <fieldset className={classes.fields} disabled={article?.publishAt != null}>
          <legend className={classes.legend}>{texts.write}</legend>
          <EditorFields edited={edited} isBeingMade={isBeingMade} />
        </fieldset>
        <ArticlePreview
          key={String(isBeingMade)}
          id={id}
          values={edited.values}
          publishedAt={article?.publishedAt ?? article?.publishAt ?? null}
        />
      </div>
      {task && article && (
        <ArticleTaskDialog task={task} article={article} edited={edited} onClose={() => setTask(null)} />
      )}
      {edited.newer && <StaleArticleDialog edited={edited} newer={edited.newer} />}
      {guard.isAsking && (
        <ConfirmDialog {...leave} onConfirm={guard.leave} onCancel={guard.stay}>
          {leave.text}
        </ConfirmDialog>
      )}
    </>
  );
}

function EditorFields({ edited, isBeingMade }: { edited: EditedText; isBeingMade: boolean }) {
  const { values, change } = edited;
  return (
    <>
      <TextField
        label={texts.title}
        value={values.title}
        maxLength={ARTICLE_TITLE_LENGTH_MAX}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextAreaField
        label={texts.description}
        description={texts.descriptionHint}
        value={values.description}
        lengthMax={ARTICLE_DESCRIPTION_LENGTH_MAX}
        countedFrom={ARTICLE_DESCRIPTION_LENGTH_MAX / 2}
        rows={3}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <TextField
        label={texts.author}
        description={texts.authorHint}
        value={values.authorName}
        maxLength={ARTICLE_AUTHOR_LENGTH_MAX}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ authorName: currentTarget.value })}
      />
      <CoverField key={String(isBeingMade)} cover={values.cover} onChange={(cover) => change({ cover })} />
      <section aria-label={texts.text} className={classes.text}>
        <p>{texts.textHint}</p>
        <BlockList blocks={values.blocks} onChange={(blocks) => change({ blocks })} />
      </section>
    </>
  );
}

/** Asks the server while sizes of pictures are being made. */
function usePolling({ startPolling, stopPolling }: ArticleEditorProps['query'], isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
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
