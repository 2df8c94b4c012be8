/** Subjects of the calls of the REST API, which group them in its description. */
export const SUBJECTS = {
  Content: 'What the studio publishes: articles, exercises and trainers.',
  Reviews: 'What members say about the studio.',
  Account: 'Sign-up, log-in and password.',
  Profile: 'The current user, with all that is stored about them.',
  Plans: 'Workout plans and diet details, with or without a log-in.',
  Enquiries: 'Questions to the studio.',
  Members: 'Members, as staff see and change them.',
  Activity: 'Visits and workouts, as staff see and record them.',
  Accounts: 'Money of the studio, as files for its accountant.',
} as const;

export type Subject = keyof typeof SUBJECTS;
