import { articleInput, callArticle, publishedArticle, saveArticle } from '#server/test/article-calls';
import { uploadedPicture } from '#server/test/picture-calls';
import type { Given, MutationCall, Prepare } from './mutation-subjects';

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

/** Changes of articles. */
export const ARTICLE_MUTATION_CALLS: Record<string, Prepare> = {
  createArticlePicture: async ({ admin, harness }) => ({
    by: admin,
    input: { pictureId: await uploadedPicture(harness), isCover: true },
  }),
  deleteArticle: about(shownOf, () => ({ title: articleInput().title })),
  publishArticle: about(draftOf, () => ({ expectedVersion: 1 })),
  'publishArticle later': about(draftOf, (given) => ({ expectedVersion: 1, publishAt: tomorrow(given) })),
  'publishArticle again': about(
    async (given) => {
      const id = await shownOf(given);
      await saveArticle(given.admin, { id, title: 'Other', expectedVersion: 1 });
      return id;
    },
    () => ({ expectedVersion: 2 }),
  ),
  saveArticleDraft: ({ admin }) => ({ by: admin, input: articleInput() }),
  unpublishArticle: about(shownOf),
  unscheduleArticle: about(scheduledOf),
};
