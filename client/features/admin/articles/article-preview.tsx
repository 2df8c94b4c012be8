import { useDeferredValue, useMemo, useState, type MouseEvent } from 'react';
import { ArticleBody } from '../../blog/article-body';
import type { ArticleValues } from './article-values';
import { articlesContent } from './articles.content';
import type { WrittenArticleFragment } from './articles.generated';
import { bodyOf } from './block-edits';
import { editorContent as texts } from './editor.content';
import classes from './article-editor.module.css';

const { list } = articlesContent;

interface ArticlePreviewProps {
  id: string;
  values: Pick<ArticleValues, 'title' | 'authorName' | 'cover' | 'blocks'>;
  article: Pick<WrittenArticleFragment, 'publishedAt' | 'publishAt'> | null;
  isPending: (url: string) => boolean;
}

/** The article as the site shows it. */
export function ArticlePreview({ id, values, article: saved, isPending }: ArticlePreviewProps) {
  const [today] = useState(() => new Date().toISOString());
  const { title, authorName, cover, blocks } = useDeferredValue(values);
  const body = useMemo(() => bodyOf(blocks), [blocks]);
  const article = {
    id,
    title: title || list.untitled,
    authorName,
    coverUrl: cover && !isPending(cover.coverUrl) ? cover.coverUrl : null,
    publishedAt: saved?.publishedAt ?? saved?.publishAt ?? today,
    body: body.filter(({ picture }) => !picture || !isPending(picture.url)),
  };
  return (
    <section className={classes.preview} aria-label={texts.preview} onClickCapture={stayHere}>
      <p>{texts.previewHint}</p>
      <ArticleBody article={article} Headline="h2" />
    </section>
  );
}

/** Links of the preview do not lead away from what is being written. */
function stayHere(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
