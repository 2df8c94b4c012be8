import { articleInput, callArticle, publishedArticle, saveArticle } from '#server/test/article-calls';
import { uploadedPicture } from '#server/test/picture-calls';
import { ADMIN, EVERYONE } from './support/callers';
import type { FeatureOperations } from './support/entries';
import type { Given, MutationCall, Prepare } from './support/given';

const draftOf = async ({ admin }: Given) => (await saveArticle(admin)).id;

const shownOf = async ({ admin }: Given) => (await publishedArticle(admin)).id;

const tomorrow = ({ harness }: Given) => new Date(harness.clock.ms + 86_400_000).toISOString();

async function scheduledOf(given: Given): Promise<string> {
  const id = await draftOf(given);
  await callArticle(given.admin, 'publishArticle', { id, expectedVersion: 1, publishAt: tomorrow(given) });
  return id;
}

/** A call about an article. */
const about =
  (articleOf: (given: Given) => Promise<string>, input: (given: Given) => object = () => ({})): Prepare =>
  async (given): Promise<MutationCall> => ({
    by: given.admin,
    input: { id: await articleOf(given), ...input(given) },
  });

export const operations: FeatureOperations = {
  queries: {
    articleVersion: {
      callers: ADMIN,
      call: (ids) => `{ articleVersion(id: "${ids.article}") { body { type } } }`,
    },
    editedArticle: {
      callers: ADMIN,
      call: (ids) => `{ editedArticle(id: "${ids.article}") { body { type } versions { id } } }`,
    },
    managedArticles: { callers: ADMIN, call: '{ managedArticles { title } }' },
    article: { callers: EVERYONE, call: (ids) => `{ article(id: "${ids.article}") { id } }` },
    articleRotation: { callers: EVERYONE, call: '{ articleRotation { articles { id } } }' },
    articles: {
      callers: EVERYONE,
      call: '{ articles(filter: { search: "zzyzx" }) { nodes { id } totalCount { count } } }',
    },
  },
  mutations: {
    createArticlePicture: {
      callers: ADMIN,
      call: async ({ admin, harness }) => ({
        by: admin,
        input: { pictureId: await uploadedPicture(harness), isCover: true },
      }),
      roundTrips: [10, 'the picture, two parts of it, and their jobs'],
      again: 'finds',
      leaves: null,
    },
    deleteArticle: {
      callers: ADMIN,
      call: about(shownOf, () => ({ title: articleInput().title })),
      roundTrips: [9, 'reads and deletes the draft and what is on the site'],
      again: 'removes',
      leaves: ['article.deleted by admin'],
    },
    publishArticle: {
      callers: ADMIN,
      call: about(draftOf, () => ({ expectedVersion: 1 })),
      roundTrips: [12, 'reads the draft and what is on the site, keeps a version, and forgets old ones'],
      again: 'moves on',
      leaves: ['article.published by admin'],
      also: {
        later: {
          call: about(draftOf, (given) => ({ expectedVersion: 1, publishAt: tomorrow(given) })),
          roundTrips: [9, 'reads the draft and what is on the site, the job, and its versions'],
          leaves: ['article.scheduled by admin'],
        },
        again: {
          call: about(
            async (given) => {
              const id = await shownOf(given);
              await saveArticle(given.admin, { id, title: 'Other', expectedVersion: 1 });
              return id;
            },
            () => ({ expectedVersion: 2 }),
          ),
          roundTrips: [13, 'the same, and whether the first text is kept'],
          leaves: ['article.published by admin'],
        },
      },
    },
    saveArticleDraft: {
      callers: ADMIN,
      call: ({ admin }) => ({ by: admin, input: articleInput() }),
      roundTrips: [11, 'reads the draft and what is on the site, counts articles, and who saves it'],
      again: 'finds',
      leaves: null,
    },
    unpublishArticle: {
      callers: ADMIN,
      call: about(shownOf),
      roundTrips: [10, 'reads and writes the draft and what is on the site, and who does it'],
      again: 'moves on',
      leaves: ['article.unpublished by admin'],
    },
    unscheduleArticle: {
      callers: ADMIN,
      call: about(scheduledOf),
      roundTrips: [8, 'reads the draft, what is on the site, and its versions'],
      again: 'moves on',
      leaves: ['article.unscheduled by admin'],
    },
  },
  embedded: {
    ArticleBlock: 'of its article',
    ArticleCover: 'of its article',
    ArticlePicture: 'of its article',
    ArticleRotation: 'computed for a period',
    ArticleSpan: 'of its article',
  },
  watched: {
    article: {
      table: 'article_drafts',
      state: 'json_build_array(publish_at, has_changes, version)',
      isOfStudio: true,
    },
  },
};
