import type { EntityManager } from 'typeorm';
import { articleForm } from '#common/articles/article.form';
import { textOfBody } from '#common/articles/body';
import { ARTICLE_DAYS_AHEAD_MAX } from '#common/articles/limits';
import { articleMessages as messages } from '#common/articles/messages';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import { SYSTEM, type Actor, type UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField } from '../../lib/errors';
import { StaleVersion } from '../../lib/stale-version';
import { parseInput } from '../../lib/validated';
import { staffName } from '../accounts/staff-name';
import type { JournalService } from '../journal/journal.service';
import { columnsOf, contentOf, withoutSizes } from './article-content';
import { Article } from './article.entity';
import { ArticleDraft } from './article-draft.entity';
import type { ArticleDraftsService } from './article-drafts.service';
import type { ArticlePicturesService } from './article-pictures.service';
import { lockArticle, type ArticleRows } from './article-rows';
import { publishScheduledArticle } from './article.tasks';
import { keepOriginal, keepVersion } from './article-versions';
import {
  adoptDemonstrationArticles,
  hideDemonstrationArticles,
  showDemonstrationArticles,
} from './demonstration-articles';
import type { EditedArticle } from './edited-article.type';

interface PublicationParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
  articlePictures: ArticlePicturesService;
  articleDrafts: ArticleDraftsService;
}

interface Publication {
  id: string;
  publishAt?: Date | null;
  expectedVersion: number;
}

/** Puts articles on the site, and takes them off it. */
export class ArticlePublicationService {
  constructor(private readonly parts: PublicationParts) {}

  /** Publishes the draft, now or at a later time. Repeating it changes nothing. */
  publish(actor: UserActor, { id, publishAt = null, expectedVersion }: Publication): Promise<EditedArticle> {
    const now = this.parts.clock.now();
    return this.change(id, async (manager, rows) => {
      const { draft, shown } = rows;
      if (isDone(rows, publishAt)) return rows;
      if (draft?.publishAt) throw new Conflict('ARTICLE_SCHEDULED', messages.isScheduled);
      if (!draft || draft.version !== expectedVersion)
        throw new StaleVersion(messages.changedMeanwhile, { current: ['version'] });
      await this.requireComplete(manager, draft);
      if (!publishAt) return this.putOnSite(manager, actor, { draft, shown, at: new Date(now) });
      requireTime(publishAt, now);
      return this.schedule(manager, actor, { draft, shown, at: publishAt });
    });
  }

  /** A job. Nothing is left to do if staff have taken the article off the schedule, or chosen another time. */
  async publishScheduled(id: string, at: string): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      const draft = await manager.findOneBy(ArticleDraft, { id });
      if (!draft) return;
      const rows = await lockArticle(manager, id);
      if (rows.draft?.publishAt?.toISOString() !== at) return;
      await this.putOnSite(manager, SYSTEM, { draft: rows.draft, shown: rows.shown, at: new Date(at) });
    });
  }

  unschedule(actor: UserActor, id: string): Promise<EditedArticle> {
    return this.change(id, async (manager, rows) => {
      const { draft } = rows;
      if (!draft?.publishAt) throw new Conflict('ARTICLE_NOT_SCHEDULED', messages.notScheduled);
      await this.parts.journal.change(manager, actor, {
        type: 'article.unscheduled',
        table: ArticleDraft,
        row: draft,
        memberId: null,
        values: { publishAt: null },
        before: {},
        after: { title: draft.title },
      });
      return rows;
    });
  }

  /** Takes an article off the site, and keeps it as a draft. */
  unpublish(actor: UserActor, id: string): Promise<EditedArticle> {
    return this.change(id, async (manager, { draft, shown }) => {
      if (!shown) throw new Conflict('ARTICLE_NOT_PUBLISHED', messages.notPublished);
      const kept = draft ?? draftOf(manager, shown, await this.changeBy(manager, actor));
      await this.parts.journal.remove(manager, actor, {
        type: 'article.unpublished',
        table: Article,
        row: shown,
        memberId: null,
        before: {},
        after: { title: shown.title },
      });
      Object.assign(kept, { hasChanges: true, publishAt: null, firstPublishedAt: shown.publishedAt });
      await manager.save(ArticleDraft, kept);
      return { draft: kept, shown: null };
    });
  }

  /** Hides or shows the articles that came with the product. */
  async hideDemonstration(manager: EntityManager, isHidden: boolean, actor: UserActor): Promise<void> {
    if (!isHidden) return showDemonstrationArticles(manager);
    return hideDemonstrationArticles(manager, await this.changeBy(manager, actor));
  }

  /** Makes those that are still shown articles of this studio. */
  async adoptDemonstration(manager: EntityManager, actor: UserActor): Promise<void> {
    await adoptDemonstrationArticles(manager, await this.changeBy(manager, actor));
  }

  /** Deletes an article with its versions; one that is on the site only if its title is given. */
  async remove(actor: UserActor, { id, title }: { id: string; title?: string | null }): Promise<string> {
    const { dataSource, journal } = this.parts;
    await dataSource.transaction(async (manager) => {
      const { draft, shown } = await lockArticle(manager, id);
      if (shown && title?.trim() !== shown.title)
        throw invalidField('title', 'NOT_MATCHING', messages.titleNotMatching);
      await manager.delete(Article, { id });
      await manager.delete(ArticleDraft, { id });
      await journal.write(manager, actor, {
        type: 'article.deleted',
        subjectId: id,
        memberId: null,
        before: {},
        after: { title: (shown ?? draft)!.title },
      });
    });
    return id;
  }

  /** Runs a change of an article that is there, and returns it. */
  private change(
    id: string,
    run: (manager: EntityManager, rows: ArticleRows) => Promise<ArticleRows>,
  ): Promise<EditedArticle> {
    const { dataSource, articleDrafts } = this.parts;
    return dataSource.transaction(async (manager) =>
      articleDrafts.edited(manager, await run(manager, await lockArticle(manager, id))),
    );
  }

  private async changeBy(manager: EntityManager, actor: UserActor) {
    return { changedAt: new Date(this.parts.clock.now()), changedBy: await staffName(manager, actor) };
  }

  private async requireComplete(manager: EntityManager, draft: ArticleDraft): Promise<void> {
    const content = contentOf(draft);
    parseInput(articleForm, { ...content, body: withoutSizes(content.body) });
    if (await this.parts.articlePictures.areBeingMade(manager, content))
      throw new Conflict('PICTURES_NOT_READY', messages.picturesNotReady);
  }

  private async schedule(
    manager: EntityManager,
    actor: UserActor,
    { draft, shown, at }: ArticleRows & { draft: ArticleDraft; at: Date },
  ): Promise<ArticleRows> {
    const publishAt = at.toISOString();
    await this.parts.journal.change(manager, actor, {
      type: 'article.scheduled',
      table: ArticleDraft,
      row: draft,
      memberId: null,
      values: { publishAt: at },
      before: {},
      after: { title: draft.title, publishAt },
    });
    await addJob(manager, publishScheduledArticle, {
      payload: { articleId: draft.id, publishAt },
      key: `publish article ${draft.id}`,
      at,
    });
    return { draft, shown };
  }

  /** Copies the draft to the site. An article that is there, or was, keeps its date. */
  private async putOnSite(
    manager: EntityManager,
    actor: Actor,
    { draft, shown, at }: ArticleRows & { draft: ArticleDraft; at: Date },
  ): Promise<ArticleRows> {
    if (shown) await keepOriginal(manager, shown);
    const content = contentOf(draft);
    const { body, ...columns } = columnsOf(content);
    const values = { ...columns, text: textOfBody(body), storedBody: body } as Partial<Article>;
    const entry = { type: 'article.published', table: Article, memberId: null } as const;
    const texts = { before: {}, after: { title: draft.title } };
    const publishedAt = draft.firstPublishedAt ?? at;
    const row = shown ?? manager.create(Article, { ...values, id: draft.id, publishedAt });
    if (shown) await this.parts.journal.change(manager, actor, { ...entry, ...texts, row, values });
    else await this.parts.journal.add(manager, actor, { ...entry, ...texts, row });
    const by = actor.kind === 'user' ? await staffName(manager, actor) : draft.changedBy;
    await keepVersion(manager, { articleId: draft.id, content, at, by });
    Object.assign(draft, { hasChanges: false, publishAt: null });
    await manager.update(ArticleDraft, draft.id, { hasChanges: false, publishAt: null });
    return { draft, shown: row };
  }
}

/** Whether it is scheduled for this time already, or nothing is left to publish. */
const isDone = ({ draft, shown }: ArticleRows, publishAt: Date | null): boolean =>
  draft?.publishAt ? Number(draft.publishAt) === Number(publishAt) : shown !== null && !draft?.hasChanges;

/** A draft with what is on the site. */
const draftOf = (
  manager: EntityManager,
  shown: Article,
  changed: Pick<ArticleDraft, 'changedAt' | 'changedBy'>,
): ArticleDraft =>
  manager.create(ArticleDraft, { ...columnsOf(contentOf(shown)), id: shown.id, version: 1, ...changed });

function requireTime(at: Date, now: number): void {
  const ms = Number(at);
  if (ms <= now || ms > now + ARTICLE_DAYS_AHEAD_MAX * DAY_MS)
    throw invalidField('publishAt', 'INVALID', messages.timeInvalid);
}
