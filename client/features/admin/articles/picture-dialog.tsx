import { useState } from 'react';
import * as z from 'zod/mini';
import { COVER_ASPECT } from '#common/articles/limits';
import { line, refine } from '#common/forms/fields';
import { cropForm, isWideEnough, largestCrop, WHOLE, type Crop } from '#common/media/crop';
import { mediaMessages } from '#common/media/messages';
import { Button } from '../../../components/button';
import { FormDialog } from '../../../components/form-dialog';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { CANCEL } from '../../../components/dialog.content';
import { TextAreaField } from '../../../components/text-area-field';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { AddPhoto } from '../photos/add-photo';
import { CropField } from '../photos/crop-field';
import type { PickedPictureFragment } from '../photos/photos.generated';
import { articlesContent } from './articles.content';
import { pictureContent as texts } from './editor.content';
import { useCreateArticlePictureMutation, type CreateArticlePictureMutation } from './articles.generated';

const { failed } = articlesContent;

const DESCRIPTION_LENGTH_MAX = 300;

type Cover = CreateArticlePictureMutation['createArticlePicture']['cover'];

export interface AddedPicture {
  cover: Cover;
  /** Size of the part. */
  width: number;
  height: number;
  description: string;
}

interface PictureDialogProps {
  isCover: boolean;
  onAdded: (picture: AddedPicture) => void;
  onClose: () => void;
}

/** Uploads a picture, chooses the part of it that is shown, and describes it. */
export function PictureDialog({ isCover, onAdded, onClose }: PictureDialogProps) {
  const [picture, setPicture] = useState<PickedPictureFragment | null>(null);
  if (picture) return <PartDialog {...{ picture, isCover, onAdded, onClose }} />;
  return (
    <ModalDialog title={isCover ? texts.cover : texts.title} onClose={onClose}>
      <AddPhoto label={isCover ? texts.chooseCover : texts.choose} onUploaded={setPicture} />
      <DialogButtons>
        <Button onClick={onClose}>{CANCEL}</Button>
      </DialogButtons>
    </ModalDialog>
  );
}

function PartDialog({
  picture,
  isCover,
  onAdded,
  onClose,
}: PictureDialogProps & { picture: PickedPictureFragment }) {
  const [create] = useCreateArticlePictureMutation();
  const initial = isCover ? largestCrop(picture, COVER_ASPECT) : WHOLE;
  const form = useDialogForm({
    schema: schemaFor(picture, isCover),
    initialValues: { crop: initial, description: '' },
    failed,
    send: async ({ crop, description }): Promise<AddedPicture> => {
      const { data } = await create({ variables: { input: { pictureId: picture.id, crop, isCover } } });
      if (!data) throw new Error(failed);
      return {
        cover: data.createArticlePicture.cover,
        width: Math.round((picture.width * crop.width) / 100),
        height: Math.round((picture.height * crop.height) / 100),
        description,
      };
    },
    onSaved: (added) => {
      onAdded(added);
      onClose();
    },
  });
  return (
    <FormDialog
      title={isCover ? texts.cover : texts.title}
      isWide
      form={form}
      submit={isCover ? texts.submitCover : texts.submit}
      onClose={onClose}
    >
      <CropField
        picture={picture}
        initial={initial}
        {...(isCover && { aspect: COVER_ASPECT })}
        onChange={(crop) => form.form.setFieldValue('crop', crop)}
      />
      {!isCover && (
        <TextAreaField
          {...form.field('description')}
          label={texts.description}
          description={texts.descriptionHint}
          lengthMax={DESCRIPTION_LENGTH_MAX}
          countedFrom={DESCRIPTION_LENGTH_MAX / 2}
          rows={3}
          data-autofocus
        />
      )}
    </FormDialog>
  );
}

const schemaFor = (picture: PickedPictureFragment, isCover: boolean) =>
  z.object({
    crop: cropForm.check(
      refine<Crop>((crop) => isWideEnough(crop, picture), {
        reason: 'TOO_SMALL',
        error: mediaMessages.cropTooSmall(),
      }),
    ),
    description: isCover ? z.string() : line(DESCRIPTION_LENGTH_MAX, texts.descriptionRequired),
  });
