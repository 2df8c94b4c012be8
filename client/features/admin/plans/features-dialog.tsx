import { linesOf } from '#common/lines';
import { planFeaturesForm } from '#common/plans/plan.form';
import { PLAN_FEATURE_LENGTH_MAX, PLAN_FEATURES_MAX } from '#common/plans/limits';
import { FormDialog } from '../../../components/form-dialog';
import { TextAreaField } from '../../../components/text-area-field';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { formOf } from '../payment/payment-entry';
import { plansContent } from './plans.content';
import { useUpdatePlanMutation, type ListedPlanFragment } from './plans.generated';
import { usePlanChange } from './use-plan-change';

const texts = plansContent.features;

/** Room for all lines. */
export const FEATURES_LENGTH_MAX = PLAN_FEATURES_MAX * (PLAN_FEATURE_LENGTH_MAX + 1);

/** The message for entered lines; none if they can be saved. */
export const featuresProblem = (text: string): string | undefined =>
  planFeaturesForm.safeParse({ features: linesOf(text) }).error?.issues[0]?.message;

const entryForm = formOf<Record<'features', string>>(({ features }) => {
  const problem = featuresProblem(features);
  return problem === undefined ? {} : { features: problem };
});

interface FeaturesDialogProps {
  plan: ListedPlanFragment;
  onClose: () => void;
}

/** Changes the features of a plan. */
export function FeaturesDialog({ plan: { offer, version }, onClose }: FeaturesDialogProps) {
  const [update] = useUpdatePlanMutation();
  const change = usePlanChange();
  const form = useDialogForm({
    schema: entryForm,
    initialValues: { features: offer.features.join('\n') },
    failed: plansContent.saveFailed,
    send: async ({ features }) => {
      const input = { planId: offer.id, features: linesOf(features), expectedVersion: version };
      const { data } = await update({ variables: { input } });
      await change(data?.updatePlan.message);
    },
    onSaved: onClose,
  });
  return (
    <FormDialog title={plansContent.editOf(offer.name)} form={form} submit={texts.submit} onClose={onClose}>
      <FeaturesField {...form.field('features')} data-autofocus />
    </FormDialog>
  );
}

/** One included service per line. */
export const FeaturesField = (field: Omit<Parameters<typeof TextAreaField>[0], 'label' | 'lengthMax'>) => (
  <TextAreaField
    {...field}
    label={texts.label}
    description={texts.hint}
    lengthMax={FEATURES_LENGTH_MAX}
    countedFrom={FEATURES_LENGTH_MAX}
    rows={5}
  />
);
