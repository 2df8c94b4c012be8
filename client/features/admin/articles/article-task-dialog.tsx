import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { ARTICLE_TITLE_LENGTH_MAX } from '#common/articles/limits';
import { FormDialog } from '../../../components/form-dialog';
import { TextField } from '../../../components/text-field';
import { showToast } from '../../../lib/toast';
import { useDialogAction, useDialogForm } from '../../../lib/use-dialog-form';
import type { ArticleTask } from './article-task';
import { articlesContent } from './articles.content';
import {
  useDeleteArticleMutation,
  useUnpublishArticleMutation,
  useUnscheduleArticleMutation,
  type WrittenArticleFragment,
} from './articles.generated';
import { PublishDialog } from './publish-dialog';
import type { EditedText } from './use-article';
import { useForgetLists } from './use-forget-lists';
import { VersionsDialog } from './versions-dialog';

const { failed, unpublish, deletion, actions, list } = articlesContent;

interface TaskDialogProps {
  article: WrittenArticleFragment;
  edited: EditedText;
  onClose: () => void;
}

const DIALOGS = {
  publish: PublishDialog,
  unschedule: UnscheduleDialog,
  versions: VersionsDialog,
  unpublish: UnpublishDialog,
  delete: DeleteDialog,
};

/** Asks before something is done with an article. */
export function ArticleTaskDialog({ task, ...props }: TaskDialogProps & { task: ArticleTask }) {
  const Dialog = DIALOGS[task];
  return <Dialog {...props} />;
}

function UnscheduleDialog({ article, onClose }: TaskDialogProps) {
  const [unschedule] = useUnscheduleArticleMutation();
  const forgetLists = useForgetLists();
  const form = useDialogAction({
    failed,
    send: async () => {
      const { data } = await unschedule({ variables: { input: { id: article.id } } });
      showToast(data?.unscheduleArticle.message ?? failed);
    },
    onSaved: () => {
      forgetLists();
      onClose();
    },
  });
  return (
    <FormDialog title={`${actions.unschedule}?`} form={form} submit={actions.unschedule} onClose={onClose} />
  );
}

function UnpublishDialog({ article, onClose }: TaskDialogProps) {
  const [send] = useUnpublishArticleMutation();
  const forgetLists = useForgetLists();
  const form = useDialogAction({
    failed,
    send: async () => {
      const { data } = await send({ variables: { input: { id: article.id } } });
      showToast(data?.unpublishArticle.message ?? failed);
    },
    onSaved: () => {
      forgetLists();
      onClose();
    },
  });
  return (
    <FormDialog
      title={unpublish.title(article.title || list.untitled)}
      lead={unpublish.text}
      form={form}
      submit={unpublish.submit}
      isDestructive
      onClose={onClose}
    />
  );
}

const titleForm = z.object({ title: z.string() });

function DeleteDialog({ article, onClose }: TaskDialogProps) {
  const [remove] = useDeleteArticleMutation();
  const navigate = useNavigate();
  const forgetLists = useForgetLists();
  const [isOnSite] = useState(article.publishedAt !== null);
  const form = useDialogForm({
    schema: titleForm,
    initialValues: { title: '' },
    failed,
    send: async ({ title }) => {
      const { data } = await remove({ variables: { input: { id: article.id, title } } });
      showToast(data?.deleteArticle.message ?? failed);
    },
    onSaved: () => {
      forgetLists();
      onClose();
      void navigate({ search: '?tab=articles' }, { replace: true });
    },
  });
  return (
    <FormDialog
      title={deletion.title(article.title || list.untitled)}
      lead={isOnSite ? `${deletion.text} ${deletion.onSite}` : deletion.text}
      form={form}
      submit={deletion.submit}
      isDestructive
      onClose={onClose}
    >
      {isOnSite && (
        <TextField
          {...form.field('title')}
          label={deletion.confirm}
          maxLength={ARTICLE_TITLE_LENGTH_MAX}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
