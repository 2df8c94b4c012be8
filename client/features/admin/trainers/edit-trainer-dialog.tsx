import type { TrainerTexts } from '#common/trainers/trainer.form';
import { FormDialog } from '../../../components/form-dialog';
import { StaleDialog } from '../../../components/stale-dialog';
import { withoutAnswer } from '../../../lib/errors';
import { showToast } from '../../../lib/toast';
import { useEditForm, type Saved } from '../../../lib/use-edit-form';
import { TrainerFields } from './trainer-fields';
import { trainerSchema, trainerValuesOf, type TrainerValues } from './trainer-values';
import { trainersContent } from './trainers.content';
import { useUpdateTrainerMutation, type ListedTrainerFragment } from './trainers.generated';
import { useForgetTrainers, useFreshTrainers } from './use-managed-trainers';

const { form: texts, failed } = trainersContent;

interface EditTrainerDialogProps {
  trainer: ListedTrainerFragment;
  onClose: () => void;
}

/** Changes what the site says about a trainer. */
export function EditTrainerDialog({ trainer, onClose }: EditTrainerDialogProps) {
  const [update] = useUpdateTrainerMutation();
  const read = useFreshTrainers();
  const forgetTrainers = useForgetTrainers();
  const finish = (saved: Saved<ListedTrainerFragment> | null) => {
    if (!saved) return saved;
    if (saved.message) showToast(saved.message);
    onClose();
    return saved;
  };
  const edit = useEditForm<ListedTrainerFragment, TrainerValues, TrainerTexts>(trainer, {
    schema: trainerSchema,
    valuesOf: trainerValuesOf,
    draft: `trainer ${trainer.id}`,
    fallback: failed,
    unreachable: withoutAnswer(failed),
    send: async (changes, base) => {
      // Nothing was changed.
      if (Object.keys(changes).length === 0) return { message: '', loaded: base };
      const { id, version: expectedVersion } = base;
      const { data } = await update({ variables: { input: { id, expectedVersion, ...changes } } });
      if (!data) throw new Error(failed);
      forgetTrainers();
      const { message, managedTrainers } = data.updateTrainer;
      return { message, loaded: sameIn(managedTrainers, base) };
    },
    read: async (base) => sameIn(await read(), base),
    submit: async (save) => void finish(await save()),
  });
  const { form, field, newer } = edit;
  return (
    <>
      <FormDialog
        title={texts.editTitle(trainer.trainer.name)}
        isWide
        form={edit}
        submit={texts.submitEdit}
        onClose={onClose}
      >
        <TrainerFields form={form} field={field} />
      </FormDialog>
      {newer && (
        <StaleDialog
          edit={{ ...edit, save: async (base, values) => finish(await edit.save(base, values)) }}
          newer={newer}
          title={texts.stale}
          names={texts.names}
          failed={failed}
        />
      )}
    </>
  );
}

/** The same trainer in another list; the given one if the list does not contain it. */
const sameIn = (list: readonly ListedTrainerFragment[], trainer: ListedTrainerFragment) =>
  list.find(({ id }) => id === trainer.id) ?? trainer;
