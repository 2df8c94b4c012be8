import type { MeasurementName } from '#common/measurements/measurements.form';
import type { ProfileText } from '#common/accounts/profile-fields';
import { USER_NAME_LENGTH_MAX, USER_NAME_LENGTH_MIN } from '#common/accounts/limits';

interface TextFieldTexts {
  label: string;
  description?: string;
  /** Height of the input; 4 by default. */
  rows?: number;
}

const texts: Record<ProfileText, TextFieldTexts> = {
  fitnessGoals: {
    label: 'Fitness goals (optional)',
    description: 'What you train for: a first 5 km, a stronger back, more sleep.',
  },
  workoutPreferences: {
    label: 'Workout preferences (optional)',
    description: 'What you like, what you avoid, and when you come.',
  },
};

/** Texts of the profile page. */
export const profileContent = {
  title: 'Update Your Profile',
  description: 'Your name, your number, what you train for, and your measurements.',
  lead: 'What the studio should know for your training. You can change it at any time.',
  firstLead: "Two minutes, then you're in",
  parts: ['About you', 'Your numbers'] as [string, string],
  progress: {
    none: 'Part 1 of 2: about you.',
    about: 'Part 2 of 2: your numbers. You can leave them out.',
    numbers: 'Part 1 of 2 is incomplete: your name and contact number.',
    both: 'Both parts are filled in. Save, and you are done.',
  },
  email: 'You log in with',
  name: 'Name',
  phone: 'Contact number',
  phoneHint: 'We use it for your training, never for marketing.',
  userName: 'Username (optional)',
  userNameHint: `You can log in with it. ${USER_NAME_LENGTH_MIN} to ${USER_NAME_LENGTH_MAX} lowercase letters, digits, dots or underscores.`,
  passwordHint: 'Needed to change what you log in with.',
  texts,
  numbersLead: 'All of these are optional. Leave blank anything you don’t know or don’t want to share.',
  measurements: {
    weightKg: { label: 'Weight', unit: 'kg' },
    heightCm: { label: 'Height', unit: 'cm' },
    bmi: { label: 'BMI', unit: 'kg/m²' },
    muscleMassKg: { label: 'Muscle mass', unit: 'kg' },
  } satisfies Record<MeasurementName, object>,
  bmiComputed: 'Calculated from your weight and height.',
  bmiOpen: 'Calculated once you enter your weight and height.',
  consent: {
    title: 'These numbers are health data.',
    text: 'By saving them you agree that we keep them with the date, to show you how they change and to adapt your training to them. We use them for nothing else.',
  },
  submit: 'Save profile',
  nextSteps: {
    back: 'Continue where you left off',
    plans: 'Continue to the plans',
    passes: 'See the passes',
    home: 'Go to the home page',
  },
  restored: 'We kept what you typed earlier.',
  stale: 'Your profile was changed meanwhile',
  /** In the comparison of two versions. */
  fieldNames: {
    name: 'Name',
    phone: 'Contact number',
    userName: 'Username',
    fitnessGoals: 'Fitness goals',
    workoutPreferences: 'Workout preferences',
    bodyMeasurements: 'Your numbers',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes on this page have not been saved.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
  history: {
    title: 'Your measurements so far',
    failed: 'Your measurements did not load.',
    table: 'Table of your measurements',
    empty: 'No measurements yet',
    emptyHint: 'Save your numbers above and they appear here with the date.',
    columns: { day: 'Date', weightKg: 'Weight', heightCm: 'Height', bmi: 'BMI', muscleMassKg: 'Muscle mass' },
    none: 'None',
  },
};
