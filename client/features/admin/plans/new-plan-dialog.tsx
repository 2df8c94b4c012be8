import { useState } from 'react';
import { linesOf } from '#common/lines';
import { PLAN_DAYS_MAX, PLAN_MONTHS_MAX } from '#common/plans/limits';
import { planMessages } from '#common/plans/messages';
import { FormDialog } from '../../../components/form-dialog';
import { SelectField } from '../../../components/select-field';
import { TextField } from '../../../components/text-field';
import type { CreatePlanInput, PlanKind, PlanType } from '../../../graphql/types.generated';
import { NO_MONEY } from '../../../lib/no-money';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { paiseOf } from '../payment/entered-amount';
import { formOf } from '../payment/payment-entry';
import { featuresProblem, FeaturesField } from './features-dialog';
import { plansContent } from './plans.content';
import { useCreatePlanMutation } from './plans.generated';
import { priceProblem } from './price-dialog';
import { usePlanChange } from './use-plan-change';

const texts = plansContent.form;

const EMPTY = { planType: 'PASS', kind: 'MEMBERSHIP', name: '', price: '', length: '', features: '' };
type Entry = typeof EMPTY;

const isMembership = (kind: string): boolean => kind === ('MEMBERSHIP' satisfies PlanKind);

function lengthProblem({ kind, length }: Entry): string | undefined {
  const [max, message] = isMembership(kind)
    ? [PLAN_MONTHS_MAX, planMessages.monthsWrong]
    : [PLAN_DAYS_MAX, planMessages.daysWrong];
  const count = Number(length);
  return Number.isInteger(count) && count >= 1 && count <= max ? undefined : message;
}

const entryForm = formOf<Entry>((entry) => {
  const problems = {
    name: entry.name.trim() === '' ? planMessages.nameRequired : undefined,
    price: priceProblem(entry.price),
    length: lengthProblem(entry),
    features: featuresProblem(entry.features),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
});

function inputOf({ planType, kind, name, price, length, features }: Entry): CreatePlanInput {
  const count = Number(length);
  return {
    planType: planType as PlanType,
    kind: kind as PlanKind,
    name,
    price: { ...NO_MONEY, minorUnits: paiseOf(price) },
    durationMonths: isMembership(kind) ? count : null,
    durationDays: isMembership(kind) ? null : count,
    features: linesOf(features),
  };
}

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Adds a plan to the price list. */
export function NewPlanDialog({ onClose }: { onClose: () => void }) {
  const [create] = useCreatePlanMutation();
  const change = usePlanChange();
  const [kind, setKind] = useState(EMPTY.kind);
  const form = useDialogForm({
    schema: entryForm,
    initialValues: EMPTY,
    failed: plansContent.saveFailed,
    send: async (entry) => {
      const { data } = await create({ variables: { input: inputOf(entry) } });
      await change(data?.createPlan.message);
    },
    onSaved: onClose,
  });
  const kindField = form.field('kind');
  return (
    <FormDialog title={texts.title} lead={texts.lead} form={form} submit={texts.submit} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={texts.name}
        description={texts.nameHint}
        autoComplete="off"
        data-autofocus
      />
      <SelectField {...form.field('planType')} label={texts.type} data={optionsOf(plansContent.types)} />
      <SelectField
        {...kindField}
        label={texts.kind}
        data={optionsOf(plansContent.kinds)}
        onChange={(event) => {
          kindField.onChange(event);
          setKind(event.currentTarget.value);
        }}
      />
      <TextField
        {...form.field('length')}
        label={isMembership(kind) ? texts.months : texts.days}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.field('price')}
        label={plansContent.price.label}
        inputMode="decimal"
        autoComplete="off"
      />
      <FeaturesField {...form.field('features')} />
    </FormDialog>
  );
}
