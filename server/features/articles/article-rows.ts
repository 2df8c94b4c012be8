import type { EntityManager } from 'typeorm';
import { articleMessages as messages } from '#common/articles/messages';
import { lockName } from '../../database/lock-name';
import { NotFound } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import { contentOf, type ArticleContent } from './article-content';
import { Article } from './article.entity';
import { ArticleDraft } from './article-draft.entity';
import type { ArticleVersion } from './article-version.entity';
import type { EditedArticle } from './edited-article.type';
import type { ArticleState, ManagedArticle } from './managed-article.type';

/**
 * The rows of one article: the draft, if staff have changed it, and the article on the site. At least one of them
 * exists.
 */
export interface ArticleRows {
  draft: ArticleDraft | null;
  shown: Article | null;
}

/** The rows of an article, locked until the transaction ends; throws if there is none. */
export async function lockArticle(manager: EntityManager, id: string): Promise<ArticleRows> {
  const rows = await lockKnown(manager, id);
  if (!rows.draft && !rows.shown) throw articleNotFound();
  return rows;
}

/** The rows of an article that may not exist, locked until the transaction ends. Its name is locked, because either row may be missing. */
export async function lockKnown(manager: EntityManager, id: string): Promise<ArticleRows> {
  if (!isUuid(id)) throw articleNotFound();
  await lockName(manager, `article ${id.toLowerCase()}`);
  return rowsOf(manager, id);
}

export async function rowsOf(manager: EntityManager, id: string): Promise<ArticleRows> {
  const draft = await manager.findOneBy(ArticleDraft, { id });
  const shown = await manager.findOneBy(Article, { id });
  return { draft, shown };
}

export const articleNotFound = () => new NotFound('ARTICLE_NOT_FOUND', messages.notFound);

/** The content to edit: the draft, or else what is on the site; null for an article that does not exist yet. */
export function currentContent({ draft, shown }: ArticleRows): ArticleContent | null {
  const row = draft ?? shown;
  return row && contentOf(row);
}

export function stateOf({ draft, shown }: ArticleRows): ArticleState {
  if (draft?.publishAt) return 'scheduled';
  if (!shown) return 'draft';
  return draft?.hasChanges ? 'changed' : 'published';
}

/** For the list, for which the texts need not be loaded. */
export function listedArticle(rows: ArticleRows): ManagedArticle {
  const { draft, shown } = rows;
  const { id, title, thumbnailUrl } = (draft ?? shown)!;
  return {
    id,
    title,
    thumbnailUrl,
    state: stateOf(rows),
    publishedAt: shown?.publishedAt ?? null,
    publishAt: draft?.publishAt ?? null,
    changedAt: draft?.changedAt ?? shown!.publishedAt,
    changedBy: draft?.changedBy ?? null,
  };
}

interface Around {
  isBeingMade: boolean;
  versions: ArticleVersion[];
}

export function editedArticle(rows: ArticleRows, around: Around): EditedArticle {
  const { thumbnailUrl: _listed, ...listed } = listedArticle(rows);
  return { ...listed, ...currentContent(rows)!, ...around, version: rows.draft?.version ?? 0 };
}
