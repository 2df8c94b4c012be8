import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import type { NewTrainer } from '#common/trainers/trainer.form';
import { FormDialog } from '../../../components/form-dialog';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { tabDraft } from '../../../lib/use-draft';
import { useReread } from '../../../lib/use-reread';
import { useUploadedPictureQuery, type PickedPictureFragment } from '../photos/photos.generated';
import { PortraitField } from './portrait-field';
import { TrainerFields } from './trainer-fields';
import {
  NEW_TRAINER,
  newTrainerSchema,
  portraitOf,
  type NewTrainerValues,
  type PortraitValues,
} from './trainer-values';
import { trainersContent } from './trainers.content';
import { ManagedTrainersDocument, useCreateTrainerMutation } from './trainers.generated';
import { useForgetTrainers } from './use-managed-trainers';

const { form: texts, failed } = trainersContent;

/** Path of the picture in the form. */
const PICTURE = 'portrait.pictureId';

/** Describes a new trainer and chooses the photo; what was entered is kept until it is added or dropped. */
export function NewTrainerDialog({ onClose }: { onClose: () => void }) {
  const [create] = useCreateTrainerMutation();
  const reread = useReread(ManagedTrainersDocument);
  const forgetTrainers = useForgetTrainers();
  const [drafts] = useState(() => tabDraft<NewTrainerValues>('new trainer'));
  const [picture, setPicture] = useRestoredPicture(drafts.read()?.portrait.pictureId);
  const { form, formProps, field, ...dialogForm } = useDialogForm<NewTrainerValues, NewTrainer, string>({
    schema: newTrainerSchema(picture),
    initialValues: NEW_TRAINER,
    drafts,
    failed,
    send: async (input) => {
      const { data } = await create({ variables: { input } });
      forgetTrainers();
      await reread();
      return data?.createTrainer.message ?? failed;
    },
    onSaved: (message) => {
      showToast(message);
      onClose();
    },
  });
  const setPortrait = (portrait: PortraitValues) => {
    form.setFieldValue('portrait', portrait);
    form.clearFieldError(PICTURE);
    formProps.onChange();
  };
  return (
    <FormDialog
      title={texts.newTitle}
      isWide
      form={{ ...dialogForm, formProps }}
      submit={texts.submitNew}
      onClose={onClose}
    >
      <PortraitField
        name={PICTURE}
        error={form.errors[PICTURE]}
        picture={picture}
        crop={form.getValues().portrait.crop}
        onUploaded={(uploaded) => {
          setPicture(uploaded);
          setPortrait(portraitOf(uploaded));
        }}
        onCrop={(crop) => setPortrait({ ...form.getValues().portrait, crop })}
      />
      <TrainerFields form={form} field={field} />
    </FormDialog>
  );
}

/** The chosen picture, initially that of the draft unless it has been removed since. */
function useRestoredPicture(id: string | undefined) {
  const [chosen, setChosen] = useState<PickedPictureFragment | null>(null);
  const { data } = useUploadedPictureQuery(id && !chosen ? { variables: { id } } : skipToken);
  return [chosen ?? data?.uploadedPicture ?? null, setChosen] as const;
}
