import { articleInput, callArticle, publishedArticle, saveArticle } from '#server/test/article-calls';
import { uploadedPicture } from '#server/test/picture-calls';
import type { LargeStudio } from './large-studio';
import type { MutationCalls } from './mutation-calls';

const tomorrow = ({ harness }: LargeStudio) => new Date(harness.clock.ms + 86_400_000).toISOString();

export const articleMutations: MutationCalls = {
  createArticlePicture: async ({ admin, harness }) => ({
    by: admin,
    input: { pictureId: await uploadedPicture(harness), isCover: true },
  }),
  deleteArticle: async ({ admin }) => ({
    by: admin,
    input: { id: (await publishedArticle(admin)).id, title: articleInput().title },
  }),
  publishArticle: async ({ admin }) => ({
    by: admin,
    input: { id: (await saveArticle(admin)).id, expectedVersion: 1 },
  }),
  saveArticleDraft: async ({ admin }) => ({ by: admin, input: articleInput() }),
  unpublishArticle: async ({ admin }) => ({ by: admin, input: { id: (await publishedArticle(admin)).id } }),
  unscheduleArticle: async (studio) => {
    const { id } = await saveArticle(studio.admin);
    await callArticle(studio.admin, 'publishArticle', {
      id,
      expectedVersion: 1,
      publishAt: tomorrow(studio),
    });
    return { by: studio.admin, input: { id } };
  },
};
