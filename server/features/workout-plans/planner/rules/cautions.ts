/** Safety advice, and the limitations that make a plan easier. */
import type { Limitation } from '#common/exercises/exercises';

/** With these limitations, doses are those of a beginner and cardio stays moderate, whatever the experience. */
export const EASY_WITH: readonly Limitation[] = ['high_blood_pressure', 'pregnancy'];

/** Written for this planner; not taken from a published questionnaire. */
export const DOCTOR_FIRST = [
  'Ask a doctor before the first day if you answer yes to any of these questions.',
  'Do you have a disease of the heart, the lungs or the kidneys, or diabetes?',
  'Do you get chest pressure, faint, or run out of breath with little effort?',
  'Do you take medicines for blood pressure or the heart?',
  'Have you had an operation or an injury within the last six months?',
  'Have you hardly moved for months, and are you about to train hard?',
].join(' ');

export const WHEN_TO_STOP =
  'Stop and rest with pain, dizziness or chest pressure; get medical help if it does not pass at once.';
export const GENERAL_GUIDANCE =
  'This is general guidance. It does not replace advice from a doctor, a physiotherapist or a trainer who knows you.';
export const STARTER_WEEK =
  'This is a starter week. It gets you used to the exercises; changes of strength or weight take many weeks, so no result is promised.';

export const LIMITATION_CAUTIONS: Partial<Record<Limitation, string>> = {
  high_blood_pressure:
    'With high blood pressure: train only when it is under control, breathe out on the effort and never hold your breath. Sets and cardio are kept moderate for you.',
  pregnancy:
    'In pregnancy: train only with the consent of your doctor or midwife, and stop with bleeding, pain, contractions or dizziness. Sets and cardio are kept moderate for you.',
};
