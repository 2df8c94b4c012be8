import { SET_UP_STEPS, type SetUpStep } from '#common/settings/set-up.form';

export type StepHere = Exclude<SetUpStep, 'you'>;

/** The steps in the panel; the first one has a page of its own, since it makes the account. */
export const STEPS_HERE = SET_UP_STEPS.filter((step): step is StepHere => step !== 'you');

export const placeOf = (step: SetUpStep): number => SET_UP_STEPS.indexOf(step);

export const addressOf = (step: StepHere) => ({ search: `?tab=set-up&step=${step}` });
