import { afterEach, beforeEach, expect, test } from 'vitest';
import { articleMessages as messages } from '#common/articles/messages';
import { DAY_MS } from '#common/time';
import { articleIn, callArticle, paragraph, saveArticle, type ArticleAnswer } from '../../test/article-calls';
import type { Browser } from '../../test/browser';
import { untilWaiting } from '../../test/eventually';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { PictureDesk } from '../../test/picture-calls';
import { MediaPicture } from '../media/media-picture.entity';
import { columnsOf, contentOf } from './article-content';
import { ArticleDraft } from './article-draft.entity';

let harness: Harness;
let admin: Browser;
beforeEach(async () => {
  harness = await startHarness();
  admin = (await signedIn(harness, 'admin')).browser;
});
afterEach(() => harness.stop());

const publish = (input: object) => callArticle(admin, 'publishArticle', input);

test('pictures are made, shown, and kept while an article, a draft or a version has them', async () => {
  const desk = new PictureDesk(harness, admin);
  const pictureId = await desk.upload();
  const picture = async (isCover: boolean, crop?: object) => {
    const { data, errors } = await callArticle(admin, 'createArticlePicture', { pictureId, isCover, crop });
    const payload = data?.['createArticlePicture'] as { cover: NonNullable<typeof draft.cover> } | null;
    if (!payload) throw new Error(errors[0]?.message);
    return payload.cover;
  };
  let draft = await saveArticle(admin);
  await expect(picture(true, { left: 0, top: 0, width: 100, height: 60 })).rejects.toThrow(
    messages.coverShape,
  );
  const crop = { left: 10, top: 10, width: 60, height: 60 };
  const cover = await picture(true, crop);
  const { coverUrl: url } = await picture(false, { left: 0, top: 0, width: 55, height: 60 });
  expect(new Set([cover.thumbnailUrl, cover.coverUrl, url]).size).toBe(3);
  const body = [
    ...paragraph('A hall.'),
    { type: 'PICTURE', spans: [], picture: { url, description: 'Racks' } },
  ];
  draft = await saveArticle(admin, { id: draft.id, cover, body, expectedVersion: 1 });
  expect(draft).toMatchObject({
    isBeingMade: true,
    body: [{}, { type: 'PICTURE', picture: { url, width: 640, height: 465, description: 'Racks' } }],
  });
  const { errors } = await publish({ id: draft.id, expectedVersion: 2 });
  expect(errors[0]?.extensions.reason).toBe('PICTURES_NOT_READY');
  await harness.runDueJobs();
  const published = articleIn(await publish({ id: draft.id, expectedVersion: 2 }));
  expect(published.isBeingMade).toBe(false);
  expect((await harness.fetch(cover.coverUrl)).status).toBe(200);
  expect(await (await harness.fetch('/articles')).json()).toMatchObject([{ text: 'A hall.' }]);

  const unused = (await picture(false, { left: 0, top: 0, width: 58, height: 60 })).coverUrl;
  await saveArticle(admin, { id: draft.id, expectedVersion: 2 });
  await publish({ id: draft.id, expectedVersion: 3 });
  harness.clock.ms += 2 * DAY_MS;
  await harness.services.unusedPictures.run();
  const urls = await harness.dataSource.query<{ hash: string }[]>('select hash from media_pictures');
  const kept = urls.map(({ hash }) => hash);
  for (const one of [cover.thumbnailUrl, cover.coverUrl, url]) expect(kept).toContain(one.split('/')[3]);
  expect(kept).not.toContain(unused.split('/')[3]);
});

test('a picture that is chosen while unused ones are being removed is kept', async () => {
  const { dataSource, services } = harness;
  const pictureId = await new PictureDesk(harness, admin).upload();
  const chosen = await callArticle(admin, 'createArticlePicture', { pictureId, isCover: true });
  const { cover } = (chosen.data?.['createArticlePicture'] ?? {}) as Pick<ArticleAnswer, 'cover'>;
  const { id } = await saveArticle(admin);
  harness.clock.ms += 2 * DAY_MS;
  let removal: Promise<void> | undefined;
  await dataSource.transaction(async (manager) => {
    const draft = await manager.findOneByOrFail(ArticleDraft, { id });
    const content = { ...contentOf(draft), cover };
    await services.articlePictures.contentWith(manager, content);
    await manager.update(ArticleDraft, { id }, columnsOf(content));
    removal = services.unusedPictures.run();
    await untilWaiting(dataSource, 1);
  });
  await removal;
  expect(await dataSource.getRepository(MediaPicture).countBy({ fileId: pictureId })).toBe(2);
});
