import { useState } from 'react';
import * as z from 'zod/mini';
import { articleMessages } from '#common/articles/messages';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import { refine } from '#common/forms/fields';
import { studio } from '#common/studio';
import { FormDialog } from '../../../components/form-dialog';
import { SegmentedControl } from '../../../components/segmented-control';
import { TextField } from '../../../components/text-field';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { fromLocalInput } from '../activities/studio-time';
import { articlesContent } from './articles.content';
import { usePublishArticleMutation, type WrittenArticleFragment } from './articles.generated';
import type { EditedText } from './use-article';
import { useForgetLists } from './use-forget-lists';

const { publish: texts, failed, list } = articlesContent;

type When = 'now' | 'later';

const form = z.object({ when: z.enum(['now', 'later']), publishAt: z.string() }).check(
  refine<{ when: When; publishAt: string }>(
    ({ when, publishAt }) => when === 'now' || fromLocalInput(publishAt) !== null,
    { reason: 'REQUIRED', error: texts.timeRequired, path: ['publishAt'] },
  ),
  refine<{ when: When; publishAt: string }>(
    ({ when, publishAt }) => when === 'now' || (fromLocalInput(publishAt) ?? Infinity) > Date.now(),
    { reason: 'INVALID', error: articleMessages.timeInvalid, path: ['publishAt'] },
  ),
);

interface PublishDialogProps {
  article: WrittenArticleFragment;
  edited: EditedText;
  onClose: () => void;
}

/** Publishes the draft, now or at a time in the time zone of the studio. */
export function PublishDialog({ article, edited, onClose }: PublishDialogProps) {
  const [send] = usePublishArticleMutation();
  const forgetLists = useForgetLists();
  const [when, setWhen] = useState<When>('now');
  const [tomorrow] = useState(() => `${textOfDay(addDays(studioDay(Date.now()), 1))}T06:00`);
  const dialog = useDialogForm({
    schema: form,
    initialValues: { when: 'now', publishAt: tomorrow },
    failed,
    send: async (values) => {
      const at = values.when === 'later' ? fromLocalInput(values.publishAt) : null;
      const publishAt = at === null ? null : new Date(at).toISOString();
      const { id } = article;
      const { data } = await send({
        variables: { input: { id, publishAt, expectedVersion: edited.version() } },
      });
      showToast(data?.publishArticle.message ?? failed);
    },
    onSaved: () => {
      forgetLists();
      onClose();
    },
  });
  const choose = (chosen: When) => {
    setWhen(chosen);
    dialog.form.setFieldValue('when', chosen);
  };
  return (
    <FormDialog
      title={texts.title}
      lead={texts.text(article.title || list.untitled)}
      form={dialog}
      submit={when === 'now' ? texts.submitNow : texts.submitLater}
      onClose={onClose}
    >
      <SegmentedControl
        legend={texts.when}
        isFirst
        options={[
          { value: 'now', label: texts.now },
          { value: 'later', label: texts.later },
        ]}
        value={when}
        onChange={choose}
      />
      {when === 'later' && (
        <TextField {...dialog.field('publishAt')} type="datetime-local" label={texts.time(studio.timeZone)} />
      )}
    </FormDialog>
  );
}
