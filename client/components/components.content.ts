/** Texts of components that many pages share. */
export const componentsContent = {
  colorScheme: {
    title: 'Colour scheme',
    toDark: 'Switch to dark',
    toLight: 'Switch to light',
  },
  healthConsent: {
    policy: 'Privacy Policy',
    account: 'See or delete them in your account',
  },
  length: {
    count: (length: number, lengthMax: number) => `${length} of ${lengthMax}`,
    rest: (rest: number) => (rest < 0 ? `${-rest} characters too many` : `${rest} characters left`),
  },
  loadFailed: {
    offline: (message: string) => `You are offline. ${message}`,
    again: 'Try again',
    withoutScript: 'Reload the page to try again.',
  },
  contentsTitle: 'On this page',
  password: {
    name: 'password',
    show: (name: string) => `Show ${name}`,
    hide: (name: string) => `Hide ${name}`,
    capsLock: 'Caps Lock is on.',
  },
  stale: 'What you see here may be out of date.',
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
