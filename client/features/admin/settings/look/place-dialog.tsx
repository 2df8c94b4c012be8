import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { refine } from '#common/forms/fields';
import { isWideEnough, largestCrop, type Crop } from '#common/media/crop';
import { mediaMessages } from '#common/media/messages';
import { PICTURE_PLACES, type PicturePlace } from '#common/picture-places';
import { PICTURE_ALT_LENGTH_MAX } from '#common/settings/limits';
import { sitePictureForm } from '#common/settings/look.form';
import { FormDialog } from '../../../../components/form-dialog';
import { ModalDialog } from '../../../../components/modal-dialog';
import { TextAreaField } from '../../../../components/text-area-field';
import { useDialogForm } from '../../../../lib/use-dialog-form';
import { CropField } from '../../photos/crop-field';
import { useUploadedPictureQuery, type PickedPictureFragment } from '../../photos/photos.generated';
import { UploadField } from '../../photos/upload-field';
import { settingsContent } from '../settings.content';
import type { ChosenPicture } from './look-values';

const { look, saveFailed } = settingsContent;
const { pictures: texts } = look;

interface PlaceDialogProps {
  place: PicturePlace;
  chosen: ChosenPicture | null;
  onChosen: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** Uploads a picture for a place, or changes the part and the text of the one that is there. */
export function PlaceDialog({ place, chosen, onChosen, onClose }: PlaceDialogProps) {
  const [uploaded, setUploaded] = useState<PickedPictureFragment | null>(null);
  const id = chosen?.pictureId;
  const { data } = useUploadedPictureQuery(id && !uploaded ? { variables: { id } } : skipToken);
  const picture = uploaded ?? data?.uploadedPicture;
  const title = texts.places[place];
  if (picture)
    return <PartDialog key={picture.id} {...{ title, place, picture, chosen, onChosen, onClose }} />;
  return (
    <ModalDialog title={title} onClose={onClose}>
      <UploadField
        label={texts.upload}
        hint={texts.uploadHint}
        hintId="look-picture-hint"
        onUploaded={setUploaded}
      />
    </ModalDialog>
  );
}

const fields = z.pick(sitePictureForm, { crop: true, alt: true });

type Fields = z.infer<typeof fields>;

const schemaFor = (picture: PickedPictureFragment) =>
  fields.check(
    refine<Fields>(({ crop }) => isWideEnough(crop, picture), {
      reason: 'TOO_SMALL',
      error: mediaMessages.cropTooSmall(),
      path: ['crop'],
    }),
  );

interface PartDialogProps extends PlaceDialogProps {
  title: string;
  picture: PickedPictureFragment;
}

function PartDialog({ title, place, picture, chosen, onChosen, onClose }: PartDialogProps) {
  const aspect = PICTURE_PLACES[place];
  const initial: Crop = chosen?.crop ?? largestCrop(picture, aspect);
  const form = useDialogForm({
    schema: schemaFor(picture),
    initialValues: { crop: initial, alt: chosen?.alt ?? '' },
    failed: saveFailed,
    send: (values: Fields) => Promise.resolve({ pictureId: picture.id, ...values }),
    onSaved: (values) => {
      onChosen(values);
      onClose();
    },
  });
  return (
    <FormDialog title={title} isWide form={form} submit={texts.submit} onClose={onClose}>
      <CropField
        picture={picture}
        initial={initial}
        aspect={aspect}
        onChange={(crop) => form.form.setFieldValue('crop', crop)}
      />
      <TextAreaField
        {...form.field('alt')}
        label={texts.alt}
        description={texts.altHint}
        lengthMax={PICTURE_ALT_LENGTH_MAX}
        countedFrom={PICTURE_ALT_LENGTH_MAX / 2}
        rows={3}
        data-autofocus
      />
    </FormDialog>
  );
}
