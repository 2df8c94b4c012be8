/** Words of the page that stands in for others while there is no connection. */
export const offlineContent = {
  title: 'You are offline',
  titleOnline: 'You are back online',
  description:
    'The page you asked for needs a connection. The timings and contacts of the studio are here meanwhile.',
  lead: 'The page you asked for needs a connection. The timings and contacts are here meanwhile.',
  back: 'The page you asked for can be opened again.',
  again: 'Try again',
  timings: 'Weekly timings',
  contact: 'Call, write or come by',
};
