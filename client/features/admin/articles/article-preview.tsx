import { useDeferredValue, useMemo, useState, type MouseEvent } from 'react';
import { ArticleBody } from '../../blog/article-body';
import type { ArticleValues } from './article-values';
import { articlesContent } from './articles.content';
import { bodyOf } from './block-edits';
import classes from './article-editor.module.css';

const { editor: texts, list } = articlesContent;

interface ArticlePreviewProps {
  id: string;
  values: Pick<ArticleValues, 'title' | 'authorName' | 'cover' | 'blocks'>;
  publishedAt: string | null;
}

/** The article as the site shows it. */
export function ArticlePreview({ id, values, publishedAt }: ArticlePreviewProps) {
  const [today] = useState(() => new Date().toISOString());
  const { title, authorName, cover, blocks } = useDeferredValue(values);
  const body = useMemo(() => bodyOf(blocks), [blocks]);
  const article = {
    id,
    title: title || list.untitled,
    authorName,
    coverUrl: cover?.coverUrl ?? null,
    publishedAt: publishedAt ?? today,
    body,
  };
  return (
    <section className={classes.preview} aria-label={texts.preview} onClickCapture={stayHere}>
      <p>{texts.previewHint}</p>
      <ArticleBody article={article} />
    </section>
  );
}

/** Links of the preview do not lead away from what is being written. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
