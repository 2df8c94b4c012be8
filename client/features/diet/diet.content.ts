import { BMI_STATUS_FROM, type AsianRiskBand, type BmiStatus } from '#common/measurements/bmi';
import type { FitnessLevel, Gender } from '#common/diet/energy-need';
import { DIET_AGE } from '#common/diet/limits';
import type { DietFactsFragment } from './diet-facts.generated';

/** Tabs of the page; the ids are the values of `?tab=`. */
export const dietTabs = [
  { id: 'bmi', title: 'BMI and diet' },
  { id: 'week-plan', title: 'Week plan' },
  { id: 'workout-plan', title: 'Workout plan' },
] as const;

/** Texts of the page, the calculator and the form. */
export const dietContent = {
  title: 'Diet Plan',
  description:
    'Work out your BMI, tell us how you eat, follow a vegetarian week of about 2000 calories a day, and make a workout plan.',
  lead: 'Your BMI, how you eat, a vegetarian week to cook from, and a workout plan made for you.',
  exercises: 'Find an exercise for every muscle',
  tabs: 'Diet plan sections',
  workoutPlanFailed: 'The workout plan did not load.',
  bmi: {
    title: 'BMI calculator',
    lead: 'Enter both to see your BMI. These numbers stay in this browser tab.',
    units: 'Units',
    systems: { metric: 'Metric', us: 'US' },
    weight: 'Weight',
    height: 'Height',
    fromProfile: 'Weight and height are from your profile.',
    open: 'Enter weight and height to see your BMI.',
    impossible: 'Weight and height do not seem to match. Is one of them in another unit?',
    result: (index: string, status: BmiStatus) => `BMI ${index}: ${status}`,
    unit: 'kg/m²',
    scale: (index: string) =>
      `BMI ${index} on a scale: Underweight below ${BMI_STATUS_FROM[0]}, Normal up to ${BMI_STATUS_FROM[1]}, Overweight up to ${BMI_STATUS_FROM[2]}, Obese above that.`,
    /** With soft hyphens, for narrow windows. */
    breakable: { Underweight: 'Under\u00adweight', Overweight: 'Over\u00adweight' } as Partial<
      Record<BmiStatus, string>
    >,
    ranges: bmiRanges(),
    use: 'Use this',
    used: (index: string) => `BMI ${index} is in your diet details now. Save them to keep it.`,
    riskTitle: 'For adults in India and the rest of Asia',
    risk: {
      underweight: 'Below 18.5 there is a risk of undernutrition.',
      acceptable: 'Between 18.5 and 23 the health risk is acceptable.',
      increased:
        'From 23 the risk of diabetes and heart disease is higher, earlier than the scale above shows.',
      high: 'From 27.5 the risk of diabetes and heart disease is high, earlier than the scale above shows.',
    } satisfies Record<AsianRiskBand, string>,
    riskSource: 'WHO expert consultation, Lancet 2004.',
    caveat:
      'For adults aged 18 and over. BMI says little if you are pregnant or very muscular, and it is not a diagnosis.',
  },
  details: {
    formTitle: 'Your diet details',
    formLead: 'Everything is optional. Leave blank anything you don’t want to share.',
    age: 'Age',
    ageHint: `${DIET_AGE.min} or older.`,
    years: 'years',
    gender: 'Gender',
    genderHint: 'Energy needs differ.',
    genders: { female: 'Female', male: 'Male', other: 'Other' } satisfies Record<Gender, string>,
    bmi: 'BMI',
    bmiStatus: 'BMI status',
    bmiStatuses: {
      UNDERWEIGHT: 'Underweight',
      NORMAL: 'Normal',
      OVERWEIGHT: 'Overweight',
      OBESE: 'Obese',
    } satisfies Record<DietFactsFragment['bmiStatus'] & string, string>,
    bmiHint: 'From the calculator, or enter one you know.',
    bmiGiven: 'Filled in from the calculator.',
    bmiClear: 'Leave my BMI out',
    bmiStatusHint: 'Set by your BMI.',
    notChosen: 'Not selected',
    fitnessLevel: 'Fitness level',
    fitnessLevels: {
      sedentary: 'Sedentary: mostly sitting',
      light: 'Light: training 1 to 3 days a week',
      moderate: 'Moderate: training 3 to 5 days a week',
      very: 'Very active: training 6 or 7 days a week',
    } satisfies Record<FitnessLevel, string>,
    dietGoal: 'Diet goal',
    dietGoalHint: 'For example: lose some weight, eat more protein.',
    foodPreferences: 'Food preferences',
    foodPreferencesHint: 'What you like, what you do not eat, when you fast.',
    limitations: 'Limitations (optional)',
    limitationsHint: 'Allergies, illnesses, your doctor’s advice.',
    consent: {
      title: 'These answers are health data.',
      text: 'By saving them you agree that we keep them, so that we can adjust the plan to you and advise you. We use them for nothing else.',
    },
    submit: 'Save details',
    cancel: 'Cancel',
    saveFailed: 'We could not save that. Your answers are still here.',
    restored: 'We kept what you filled in. It is not saved yet.',
    loadFailed: 'Your diet details did not load.',
    edit: 'Change details',
    savedOn: (day: string) => `Saved on ${day}`,
    none: 'Not given',
  },
};

/** Range of each BMI status, to one decimal, in the order of the statuses. */
function bmiRanges(): string[] {
  const [normal, overweight, obese] = BMI_STATUS_FROM;
  const endBefore = (from: number) => (from - 0.1).toFixed(1);
  return [
    `below ${normal}`,
    `${normal} to ${endBefore(overweight)}`,
    `${overweight} to ${endBefore(obese)}`,
    `${obese} and above`,
  ];
}
