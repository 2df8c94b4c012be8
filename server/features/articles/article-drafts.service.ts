import type { DataSource, EntityManager } from 'typeorm';
import type { ArticleDraftValues } from '#common/articles/article.form';
import { ARTICLES_MAX } from '#common/articles/limits';
import { articleMessages as messages } from '#common/articles/messages';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict } from '../../lib/errors';
import { StaleVersion } from '../../lib/stale-version';
import { isUuid } from '../../lib/uuid';
import { staffName } from '../accounts/staff-name';
import { columnsOf, contentOf, fieldsThatDiffer, isSameContent } from './article-content';
import { Article } from './article.entity';
import { ArticleDraft } from './article-draft.entity';
import type { ArticlePicturesService } from './article-pictures.service';
import {
  articleNotFound,
  currentContent,
  editedArticle,
  listedArticle,
  lockKnown,
  rowsOf,
  type ArticleRows,
} from './article-rows';
import { ArticleVersion } from './article-version.entity';
import type { ArticleVersionContent, EditedArticle } from './edited-article.type';
import type { ManagedArticle } from './managed-article.type';

interface DraftParts {
  dataSource: DataSource;
  clock: Clock;
  articlePictures: ArticlePicturesService;
}

type Save = ArticleDraftValues & { id: string; expectedVersion: number };

const LISTED = { id: true, title: true, thumbnailUrl: true } as const;

/** Articles as staff write them. What is saved here is on the site only once it is published. */
export class ArticleDraftsService {
  constructor(private readonly parts: DraftParts) {}

  /** All articles, those that were changed last first. */
  async list(): Promise<ManagedArticle[]> {
    const { manager } = this.parts.dataSource;
    const drafts = await manager.find(ArticleDraft, {
      select: { ...LISTED, hasChanges: true, publishAt: true, changedAt: true, changedBy: true },
    });
    const shown = await manager.find(Article, { select: { ...LISTED, publishedAt: true } });
    const rows = new Map<string, ArticleRows>(shown.map((one) => [one.id, { draft: null, shown: one }]));
    for (const draft of drafts) rows.set(draft.id, { draft, shown: rows.get(draft.id)?.shown ?? null });
    const articles = [...rows.values()].map(listedArticle);
    return articles.sort(
      (one, other) => Number(other.changedAt) - Number(one.changedAt) || one.id.localeCompare(other.id),
    );
  }

  async find(id: string): Promise<EditedArticle | null> {
    if (!isUuid(id)) return null;
    const { manager } = this.parts.dataSource;
    const rows = await rowsOf(manager, id);
    return rows.draft || rows.shown ? this.edited(manager, rows) : null;
  }

  /** A published version. */
  async version(id: string): Promise<ArticleVersionContent | null> {
    if (!isUuid(id)) return null;
    const version = await this.parts.dataSource.manager.findOneBy(ArticleVersion, { id });
    return version && { id, ...contentOf(version) };
  }

  /** Saves the typed text. Repeating it changes nothing; throws StaleVersion if somebody else has saved meanwhile. */
  save(actor: UserActor, { id, expectedVersion, ...values }: Save): Promise<EditedArticle> {
    const { dataSource, articlePictures, clock } = this.parts;
    return dataSource.transaction(async (manager) => {
      const rows = await lockKnown(manager, id);
      const content = await articlePictures.contentWith(manager, values);
      const current = currentContent(rows);
      if (current && isSameContent(current, content)) return this.edited(manager, rows);
      if (current) requireEditable(rows, { expectedVersion, current: fieldsThatDiffer(current, content) });
      else await requireNew(manager, expectedVersion);
      const { draft, shown } = rows;
      const saved = manager.create(ArticleDraft, {
        ...columnsOf(content),
        id: shown?.id ?? id.toLowerCase(),
        hasChanges: !shown || !isSameContent(contentOf(shown), content),
        version: (draft?.version ?? 0) + 1,
        publishAt: null,
        changedAt: new Date(clock.now()),
        changedBy: await staffName(manager, actor),
      });
      await manager.upsert(ArticleDraft, { ...saved }, ['id']);
      return this.edited(manager, { draft: saved, shown });
    });
  }

  /** The article with what surrounds its content. */
  async edited(manager: EntityManager, rows: ArticleRows): Promise<EditedArticle> {
    const { id } = (rows.draft ?? rows.shown)!;
    const versions = await manager.find(ArticleVersion, {
      select: { id: true, title: true, publishedAt: true, publishedBy: true },
      where: { articleId: id },
      order: { publishedAt: 'DESC', id: 'ASC' },
    });
    const isBeingMade = await this.parts.articlePictures.areBeingMade(manager, currentContent(rows)!);
    return editedArticle(rows, { isBeingMade, versions });
  }
}

interface Expected {
  expectedVersion: number;
  /** The fields that differ. */
  current: string[];
}

function requireEditable({ draft }: ArticleRows, { expectedVersion, current }: Expected): void {
  if (draft?.publishAt) throw new Conflict('ARTICLE_SCHEDULED', messages.isScheduled);
  if ((draft?.version ?? 0) === expectedVersion) return;
  const changed = draft && { changedAt: draft.changedAt.toISOString(), changedBy: draft.changedBy };
  throw new StaleVersion(messages.changedMeanwhile, { current, ...changed });
}

/** A previously saved draft has been deleted meanwhile. */
async function requireNew(manager: EntityManager, expectedVersion: number): Promise<void> {
  if (expectedVersion !== 0) throw articleNotFound();
  const counts = [await manager.count(ArticleDraft), await manager.count(Article)];
  if (Math.max(...counts) >= ARTICLES_MAX) throw new Conflict('TOO_MANY_ARTICLES', messages.tooMany);
}
