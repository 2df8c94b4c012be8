import { RETENTION_DAYS } from '../retention';
import type { LegalTableContent } from './legal-content';

/** Data that is stored only with the consent for health data. */
export const healthData: LegalTableContent = {
  caption: 'Health data that we keep, why, and for how long',
  head: ['What', 'Why', 'Needed for', 'How long'],
  rows: [
    [
      'Weight, height, body mass index and muscle mass, each with its date',
      'To show you how your numbers change, and to adapt your training to them.',
      'Your numbers and their history in your profile.',
      'Until you withdraw this consent or delete your account.',
    ],
    [
      'Diet details: age, gender, body mass index and its status, diet goal, food preferences, fitness level, limitations',
      'So that we can adjust the week plan to you and advise you.',
      'The Diet Plan page.',
      'Saving them again replaces them. Otherwise until you withdraw this consent or delete your account.',
    ],
    [
      'Workout plans that you save with limitations, such as a bad knee',
      'So that the plan leaves out what is not good for you.',
      'Workout plans, on the Diet Plan page.',
      'Until you remove them, withdraw this consent or delete your account.',
    ],
    [
      'The same details sent by a program without a log-in: stored under a number of their own, with nothing that says whose they are',
      'So that whoever sent them can read them again.',
      'The programming interface (API). This site itself sends none without a log-in.',
      `${RETENTION_DAYS.anonymousDietDetails} days.`,
    ],
  ],
};
