import { BMI_STATUS_FROM, type AsianRiskBand, type BmiStatus } from '#common/bmi';
import type { FitnessLevel, Gender } from '#common/diet/energy-need';
import { DIET_AGE } from '#common/limits';

/** Sections of the page, each a tab with an address of its own. */
export const dietTabs = [
  { id: 'bmi', title: 'BMI and diet' },
  { id: 'week-plan', title: 'Week plan' },
] as const;

/** Words of the page, of the calculator and of the form. */
export const dietContent = {
  title: 'Diet Plan',
  description:
    'Your body mass index, what a coach should know about your food, and a vegetarian week of about 2000 calories a day.',
  lead: 'Your body mass index, what we should know about your food, and a vegetarian week to cook from.',
  tabs: 'Parts of the diet plan',
  bmi: {
    title: 'BMI calculator',
    lead: 'Fill in both, and the result is here at once. Nothing of it is kept.',
    units: 'Units',
    systems: { metric: 'Metric', us: 'US' },
    weight: 'Weight',
    height: 'Height',
    fromProfile: 'Weight and height are those of your profile.',
    open: 'Your BMI stands here once weight and height are there.',
    impossible: 'Weight and height do not fit together. Is one of them in another unit?',
    result: (index: string, status: BmiStatus) => `BMI ${index}: ${status}`,
    unit: 'kg/m²',
    scale: (index: string) =>
      `BMI ${index} on a scale of four: Underweight below ${BMI_STATUS_FROM[0]}, Normal from there to below ${BMI_STATUS_FROM[1]}, Overweight to below ${BMI_STATUS_FROM[2]}, Obese from there on.`,
    ranges: bmiRanges(),
    use: 'Use this',
    used: (index: string) => `${index} stands in your answers. Save them to keep it.`,
    riskTitle: 'For adults in India and the rest of Asia',
    risk: {
      underweight: 'Below 18.5 there is a risk of eating too little.',
      acceptable: 'Between 18.5 and 23 the risk is acceptable.',
      increased:
        'From 23 on the risk of diabetes and heart disease is increased, earlier than the scale above says.',
      high: 'From 27.5 on the risk of diabetes and heart disease is high, earlier than the scale above says.',
    } satisfies Record<AsianRiskBand, string>,
    riskSource: 'WHO expert consultation, Lancet 2004.',
    caveat:
      'For adults from 18 on. It says little about people who are pregnant or carry much muscle, and it is no diagnosis.',
  },
  details: {
    formTitle: 'Your diet details',
    formLead: 'Nothing is required. Leave out what you do not want to tell.',
    age: 'Age',
    ageHint: `In years, from ${DIET_AGE.min} on.`,
    years: 'years',
    gender: 'Gender',
    genderHint: 'The need of energy differs.',
    genders: { female: 'Female', male: 'Male', other: 'Other' } satisfies Record<Gender, string>,
    bmi: 'BMI',
    bmiStatus: 'BMI status',
    bmiHint: 'From the calculator, or one that you know.',
    bmiStatusHint: 'Follows from the BMI.',
    notChosen: 'Not chosen',
    fitnessLevel: 'Fitness level',
    fitnessLevels: {
      sedentary: 'Sedentary: mostly sitting',
      light: 'Light: training 1 to 3 days a week',
      moderate: 'Moderate: training 3 to 5 days a week',
      very: 'Very: training 6 or 7 days a week',
    } satisfies Record<FitnessLevel, string>,
    dietGoal: 'Diet goal',
    dietGoalHint: 'For example: lose some weight, eat more protein.',
    foodPreferences: 'Food preferences',
    foodPreferencesHint: 'What you like, what you do not eat, when you fast.',
    limitations: 'Limitations (optional)',
    limitationsHint: 'Allergies, illnesses, what a doctor has told you.',
    consent: {
      title: 'These answers are health data.',
      text: 'By saving them you agree that we keep them, so that the plan can be fitted to you and the studio can advise you. Nothing else is done with them.',
    },
    submit: 'Save details',
    cancel: 'Cancel',
    saveFailed: 'We could not save that. Your answers are still here.',
    restored: 'What you had filled in is back. It is not saved yet.',
    loadFailed: 'Your diet details did not load.',
    savedUnread: 'Your details are saved, but they did not come back to be shown.',
    edit: 'Change details',
    savedOn: (day: string) => `Saved on ${day}`,
    none: 'Not told',
  },
};

/** What each status reaches from and to, to one decimal; in the order of the statuses. */
function bmiRanges(): string[] {
  const [normal, overweight, obese] = BMI_STATUS_FROM;
  const endBefore = (from: number) => (from - 0.1).toFixed(1);
  return [
    `below ${normal}`,
    `${normal} to ${endBefore(overweight)}`,
    `${overweight} to ${endBefore(obese)}`,
    `${obese} and more`,
  ];
}
