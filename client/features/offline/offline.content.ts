/** Texts of the page that replaces others while there is no connection. */
export const offlineContent = {
  title: 'You are offline',
  titleOnline: 'You are back online',
  description:
    'The page you asked for needs a connection. Meanwhile, here are the studio’s timings and contact details.',
  lead: 'The page you asked for needs a connection. Meanwhile, here are the timings and contact details.',
  back: 'You can open the page you wanted now.',
  again: 'Try again',
  stored: 'On this device',
  plans: 'Your saved workout plans',
  exercises: 'Exercises',
  timings: 'Weekly timings',
  contact: 'Call, write or come by',
};
