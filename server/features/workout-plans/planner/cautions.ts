import type { Limitation } from '#common/exercises';
import type { PlanRequest } from './planner';

/** Questions of our own, not those of a published questionnaire. */
const DOCTOR_FIRST = [
  'Ask a doctor before the first day if you answer yes to any of these questions.',
  'Do you have a disease of the heart, the lungs or the kidneys, or diabetes?',
  'Do you get chest pressure, faint, or run out of breath with little effort?',
  'Do you take medicines for blood pressure or the heart?',
  'Have you had an operation or an injury within the last six months?',
  'Have you hardly moved for months, and are you about to train hard?',
].join(' ');

const STOP =
  'Stop and rest with pain, dizziness or chest pressure; get medical help if it does not pass at once.';
const GENERAL =
  'This is general guidance. It does not replace advice from a doctor, a physiotherapist or a trainer who knows you.';
const STARTER_WEEK =
  'This is a starter week. It gets you used to the exercises; changes of strength or weight take many weeks, so no result is promised.';

const FOR_LIMITATION: Partial<Record<Limitation, string>> = {
  high_blood_pressure:
    'With high blood pressure: train only when it is under control, breathe out on the effort and never hold your breath. Sets and cardio are kept moderate for you.',
  pregnancy:
    'In pregnancy: train only with the consent of your doctor or midwife, and stop with bleeding, pain, contractions or dizziness. Sets and cardio are kept moderate for you.',
};

export function cautionsOf({ days, limitations }: PlanRequest): string[] {
  return [
    DOCTOR_FIRST,
    ...limitations.flatMap((one) => FOR_LIMITATION[one] ?? []),
    STOP,
    GENERAL,
    ...(days === 7 ? [STARTER_WEEK] : []),
  ];
}
