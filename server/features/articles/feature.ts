import { featureTask, type Feature } from '../feature';
import { ArticleDraft } from './article-draft.entity';
import { ArticleEditingResolver } from './article-editing.resolver';
import { Article } from './article.entity';
import { ARTICLE_PICTURE_USES } from './article-pictures.service';
import { ArticleResolver } from './article.resolver';
import { articleRoutes } from './article.routes';
import { makeArticlePicture, publishScheduledArticle } from './article.tasks';
import { ArticleVersion } from './article-version.entity';
import { JOURNAL_ENTRIES } from './journal-entries';
import { STUDIO_TABLES } from './studio-tables';

export const articles: Feature = {
  entities: [Article, ArticleDraft, ArticleVersion],
  resolvers: [ArticleResolver, ArticleEditingResolver],
  routes: articleRoutes,
  tasks: [
    featureTask(makeArticlePicture, ({ articlePictures }, { pictureId }, { signal }) =>
      articlePictures.make(pictureId, signal),
    ),
    featureTask(publishScheduledArticle, ({ articlePublication }, { articleId, publishAt }) =>
      articlePublication.publishScheduled(articleId, publishAt),
    ),
  ],
  pictureUses: ARTICLE_PICTURE_USES,
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
