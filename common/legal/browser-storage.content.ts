import { ARRIVALS_KEPT_DAYS } from '../check-in/limits';
import { cookieRows } from './cookies.content';
import type { LegalTableContent } from './legal-content';

/** All cookies and storage keys of the site. */
export const browserData: LegalTableContent = {
  caption: 'Cookies and browser storage',
  head: ['Name', 'What it does', 'Where', 'How long'],
  rows: [
    ...cookieRows,
    [
      'userToken',
      'Shows the server that a request comes from you. It is renewed every few minutes.',
      'Local storage',
      'Until you log out, or your session ends.',
    ],
    [
      'keepLoggedIn',
      'Remembers whether you ticked Keep me logged in.',
      'Local storage',
      'Until you change it or clear it.',
    ],
    [
      'lastUpdatePeriod',
      'Remembers which set of blog articles you saw last.',
      'Local storage',
      'Until you clear it.',
    ],
    [
      'orderKeys',
      'Identifies each order, so that pressing the button twice, or in two tabs, orders only once.',
      'Local storage',
      'Until you log out or your session ends. It is replaced once the order is paid or closed.',
    ],
    [
      'requestKeys',
      'Identifies what you or staff have sent without getting an answer, so that sending it again does it only once.',
      'Local storage',
      'Until there is an answer, at most an hour, or until you log out or your session ends.',
    ],
    [
      'planChanges',
      'Keeps which days and sets of your workout plans you ticked, and which loads you noted, while there was no connection.',
      'Local storage',
      'Until they have reached us, or until you log out or your session ends.',
    ],
    [
      'personal',
      'Keeps your newest saved workout plans with their exercises, so that you can train without a connection.',
      'Cache storage',
      'Until you remove the plan, log out or your session ends.',
    ],
    [
      'signOutPending',
      'Remembers that you logged out while offline, so that we can tell the server later.',
      'Local storage',
      'Until the server has been told, or somebody logs in.',
    ],
    [
      'panelKeysOff',
      'Remembers that you switched off the keyboard shortcuts of the admin panel.',
      'Local storage',
      'Until you switch them on again or clear it.',
    ],
    [
      'checkInCamera',
      'Remembers that you switched on the camera for the check-in. Its pictures do not leave the device.',
      'Local storage',
      'Until you switch it off or clear it.',
    ],
    [
      'checkInMuted',
      'Remembers that you switched off the sounds of the check-in at the front desk.',
      'Local storage',
      'Until you switch them on again or clear it.',
    ],
    [
      'restTimerOff',
      'Remembers that you switched off the timer of rests between sets.',
      'Local storage',
      'Until you switch it on again or clear it.',
    ],
    [
      'check-in',
      'Keeps arrivals at the front desk while there is no connection: the code or the member, the time, and what the front desk has decided.',
      'IndexedDB',
      `Until they are recorded, at most ${ARRIVALS_KEPT_DAYS} days. They stay after a log-out, for whoever took them.`,
    ],
    [
      'receiptPaper',
      'Remembers what the front desk prints receipts on.',
      'Local storage',
      'Until you clear it.',
    ],
    [
      'hiddenMemberColumns',
      'Remembers which columns you hid in the members list of the admin panel.',
      'Local storage',
      'Until you show them again or clear it.',
    ],
    [
      'signUpNext',
      'Remembers that you signed up here, with a checksum of the address, and which page you wanted, so that the link in the verification mail leads there.',
      'Local storage',
      'Until you log in, at most one day.',
    ],
    ['colorScheme', 'Remembers whether you chose light or dark.', 'Local storage', 'Until you clear it.'],
    [
      'resetEmail, resetToken and resetAskedAt',
      'Carry you from step to step while you set a new password.',
      'Session storage',
      'Until the new password is set, somebody logs in or out, or you close the tab.',
    ],
    [
      'dietDraft',
      'Keeps what you typed in the diet details form, so that you don’t lose it.',
      'Session storage',
      'Until you save it, your session ends, in any tab, or you close the tab.',
    ],
    [
      'drafts',
      'Keeps what you typed in your profile and, for staff, in the details and notes of members, so that you don’t lose it. Measurements are not kept here.',
      'Session storage',
      'Until you save it, your session ends, in any tab, or you close the tab.',
    ],
    [
      'sessionId',
      'Says which session the other entries of the tab belong to, so that they go with it.',
      'Session storage',
      'Until you log out, or your session ends.',
    ],
    [
      'scrollPositions',
      'Brings you back to where you were on a page.',
      'Session storage',
      'Until you close the tab.',
    ],
  ],
};
