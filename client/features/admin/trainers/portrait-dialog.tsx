import { useState } from 'react';
import { plainCrop } from '#common/media/crop';
import type { Portrait } from '#common/trainers/trainer.form';
import { FormDialog } from '../../../components/form-dialog';
import { isRefusedFor } from '../../../lib/errors';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import type { PickedPictureFragment } from '../photos/photos.generated';
import { PortraitField } from './portrait-field';
import { portraitOf, portraitSchema, type PortraitValues } from './trainer-values';
import { trainersContent } from './trainers.content';
import { useUpdateTrainerMutation, type ListedTrainerFragment } from './trainers.generated';
import { useForgetTrainers, useFreshTrainers } from './use-managed-trainers';

const { portrait: texts, failed } = trainersContent;

interface PortraitDialogProps {
  /** The trainer as last fetched, including changes by others meanwhile. */
  trainer: ListedTrainerFragment;
  onClose: () => void;
}

/** Replaces the portrait of a trainer, or chooses another part of it. */
export function PortraitDialog({ trainer, onClose }: PortraitDialogProps) {
  const { id, version: expectedVersion, crop } = trainer;
  const [picture, setPicture] = useState<PickedPictureFragment | null>(trainer.picture ?? null);
  const [update] = useUpdateTrainerMutation();
  const read = useFreshTrainers();
  const forgetTrainers = useForgetTrainers();
  const { form, ...dialogForm } = useDialogForm<PortraitValues, Portrait, string>({
    schema: portraitSchema(picture),
    initialValues: { pictureId: picture?.id ?? '', crop: crop && plainCrop(crop) },
    failed,
    send: async (portrait) => {
      const { data } = await update({ variables: { input: { id, expectedVersion, portrait } } });
      forgetTrainers();
      return data?.updateTrainer.message ?? failed;
    },
    onSaved: (message) => {
      showToast(message);
      onClose();
    },
    onFailed: (error) => {
      // The message says so, and the next attempt is based on what is there now.
      if (isRefusedFor(error, 'STALE_VERSION')) void read().catch(() => undefined);
      return false;
    },
  });
  return (
    <FormDialog
      title={texts.title(trainer.trainer.name)}
      isWide
      form={dialogForm}
      submit={texts.submit}
      onClose={onClose}
    >
      <PortraitField
        name="pictureId"
        error={form.errors['pictureId']}
        picture={picture}
        crop={form.getValues().crop}
        onUploaded={(uploaded) => {
          setPicture(uploaded);
          form.setValues(portraitOf(uploaded));
          form.clearFieldError('pictureId');
        }}
        onCrop={(changed) => form.setFieldValue('crop', changed)}
      />
    </FormDialog>
  );
}
