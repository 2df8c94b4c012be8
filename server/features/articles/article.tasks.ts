import { PRIORITY, task } from '../../jobs/task';

/** Makes all sizes of a picture of an article. */
export const makeArticlePicture = task<{ pictureId: string }>('make-article-picture', {
  priority: PRIORITY.routine,
  attemptsMax: 8,
});

/** Publishes an article at the time for which it is scheduled, in ISO 8601. */
export const publishScheduledArticle = task<{ articleId: string; publishAt: string }>('publish-article', {
  priority: PRIORITY.money,
  attemptsMax: 12,
});
