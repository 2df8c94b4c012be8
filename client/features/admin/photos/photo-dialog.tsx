import { WHOLE, isWideEnough, plainCrop, type Crop } from '#common/media/crop';
import { mediaMessages } from '#common/media/messages';
import { CAPTION_LENGTH_MAX, DESCRIPTION_LENGTH_MAX } from '#common/photos/limits';
import { photoForm, type NewPhoto } from '#common/photos/photo.form';
import { refine } from '#common/forms/fields';
import { FormDialog } from '../../../components/form-dialog';
import { TextAreaField } from '../../../components/text-area-field';
import { TextField } from '../../../components/text-field';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { CropField } from './crop-field';
import { photosContent } from './photos.content';
import {
  GalleryPhotosDocument,
  useCreatePhotoMutation,
  useUpdatePhotoMutation,
  type ListedPhotoFragment,
  type PickedPictureFragment,
} from './photos.generated';

const { form: texts, failed } = photosContent;

/** A new photo has a picture only; one that came with the product has none. */
export type EditedPhoto =
  | { photo: null; picture: PickedPictureFragment }
  | { photo: ListedPhotoFragment; picture: PickedPictureFragment | null };

/** The texts of a photo, and the part of the picture that is shown. */
export function PhotoDialog({ photo, picture, onClose }: EditedPhoto & { onClose: () => void }) {
  const crop: Crop | null = photo ? photo.crop && plainCrop(photo.crop) : WHOLE;
  const save = useSave();
  const form = useDialogForm({
    schema: schemaFor(picture),
    initialValues: { caption: photo?.caption ?? '', description: photo?.description ?? '', crop },
    failed,
    send: (values: NewPhoto) => save({ photo, picture } as EditedPhoto, values),
    onSaved: (message) => {
      showToast(message);
      onClose();
    },
  });
  return (
    <FormDialog
      title={photo ? texts.editTitle : texts.newTitle}
      isWide
      form={form}
      submit={photo ? texts.submitEdit : texts.submitNew}
      onClose={onClose}
    >
      {picture && (
        <CropField
          picture={picture}
          initial={crop ?? WHOLE}
          onChange={(changed) => form.form.setFieldValue('crop', changed)}
        />
      )}
      <TextField
        {...form.field('caption')}
        label={texts.caption}
        maxLength={CAPTION_LENGTH_MAX}
        autoComplete="off"
        data-autofocus
      />
      <TextAreaField
        {...form.field('description')}
        label={texts.description}
        description={texts.descriptionHint}
        lengthMax={DESCRIPTION_LENGTH_MAX}
        countedFrom={DESCRIPTION_LENGTH_MAX / 2}
        rows={3}
      />
    </FormDialog>
  );
}

const schemaFor = (picture: PickedPictureFragment | null) =>
  photoForm.check(
    refine<NewPhoto>(({ crop }) => !crop || !picture || isWideEnough(crop, picture), {
      reason: 'TOO_SMALL',
      error: mediaMessages.cropTooSmall(),
      path: ['crop'],
    }),
  );

/** Returns a function that saves a photo, and returns the message of the server. */
function useSave() {
  const [create] = useCreatePhotoMutation();
  const reread = useReread(GalleryPhotosDocument);
  const [update] = useUpdatePhotoMutation();
  return async ({ photo, picture }: EditedPhoto, values: NewPhoto): Promise<string> => {
    if (!photo) {
      const { data } = await create({ variables: { input: { pictureId: picture.id, ...values } } });
      await reread();
      return data?.createPhoto.message ?? failed;
    }
    const { id, version: expectedVersion } = photo;
    const { data } = await update({ variables: { input: { id, expectedVersion, ...values } } });
    return data?.updatePhoto.message ?? failed;
  };
}
