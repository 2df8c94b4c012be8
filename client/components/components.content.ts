/**
 * Texts of components that every page may show; the texts of other components are in files of their own, which load
 * with them.
 */
export const componentsContent = {
  colorScheme: {
    title: 'Colour scheme',
    toDark: 'Switch to dark',
    toLight: 'Switch to light',
  },
  loadFailed: {
    offline: (message: string) => `You are offline. ${message}`,
    again: 'Try again',
    withoutScript: 'Reload the page to try again.',
  },
  loading: 'Loading',
  messages: {
    title: 'Messages',
    close: 'Close message',
  },
  timings: {
    title: 'Weekly timings',
    today: 'Today',
    closed: 'Closed',
  },
};
