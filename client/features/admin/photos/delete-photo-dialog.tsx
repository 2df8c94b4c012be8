import { FormDialog } from '../../../components/form-dialog';
import { showToast } from '../../../lib/toast';
import { useDialogAction } from '../../../lib/use-dialog-form';
import { photosContent } from './photos.content';
import { useDeletePhotoMutation, type ListedPhotoFragment } from './photos.generated';

const { deletion: texts, failed } = photosContent;

/** Asks before a photo is deleted. */
export function DeletePhotoDialog({ photo, onClose }: { photo: ListedPhotoFragment; onClose: () => void }) {
  const { id, caption } = photo;
  const [remove] = useDeletePhotoMutation({
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'GalleryPhoto', id }) }),
  });
  const form = useDialogAction({
    failed,
    send: async () => {
      const { data } = await remove({ variables: { input: { id } } });
      showToast(data?.deletePhoto.message ?? failed);
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={texts.title(caption)}
      lead={texts.text}
      form={form}
      submit={texts.submit}
      isDestructive
      onClose={onClose}
    />
  );
}
