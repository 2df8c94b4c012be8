/** Texts around all pages: header, menus, footer, and what stands in place of a page that cannot be shown. */
export const siteContent = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  account: 'Account',
  openAdmin: 'Open admin',
  signIn: 'Sign In',
  logOut: 'Logout',
  planner: 'Workout planner',
  exercises: 'Exercises',
  footer: {
    contact: 'Contact',
    map: 'Open in Maps',
    timings: 'Timings',
    pages: 'Pages',
  },
  loading: 'Loading',
  pageFailed: {
    title: 'This page did not load',
    text: 'Check your connection, then load it again.',
  },
  siteFailed: {
    title: 'Something went wrong',
    text: 'This page cannot be shown. Reload it; if that does not help, try again later.',
  },
  reload: 'Reload',
  updateReady: 'Update ready',
  withoutScript: 'This page needs JavaScript. Switch it on in your browser and load the page again.',
  members: {
    title: 'For members',
    text: 'Log in or register to open this page. Both need JavaScript, which does not run in this browser: switch it on first.',
    logIn: 'Log in',
  },
  /** Shown beside the log-in until the studio has written its own words. */
  room: 'The one lit room on the street.',
};
