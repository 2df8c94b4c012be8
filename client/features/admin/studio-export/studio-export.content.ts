import { STUDIO_EXPORT_HOURS } from '#common/studio-exports/limits';

/** Texts about the export of the whole studio. */
export const studioExportContent = {
  title: 'Take everything with you',
  lead: 'One zip file with all data of the studio: members, visits, notes, current and past passes, orders, the ledger, the site and its pictures. Each table is there in CSV and JSON, and a page in the file describes every column.',
  health:
    'The file contains health data. The journal of every member who has some will say that you have opened it.',
  failed: 'The last export did not load.',
  start: 'Export everything…',
  startAgain: 'Make a new file…',
  dialog: {
    title: 'Export the whole studio',
    lead: `Writing the file may take some minutes, and you can go on working. It is kept for ${STUDIO_EXPORT_HOURS} hours, and only you can download it. Passwords, sessions and keys are not in it.`,
    submit: 'Start the export',
    failed: 'The export did not start. Please try again.',
  },
  running: (percent: number) => `Writing the file: ${percent} per cent. You can leave this page.`,
  runningOfOther: (percent: number) => `Another owner is exporting the studio: ${percent} per cent.`,
  ready: 'The export is ready.',
  done: (when: string, size: string, until: string) => `File of ${when}, ${size}. It is kept until ${until}.`,
  doneOfOther: (when: string) =>
    `Another owner exported the studio on ${when}. A new file takes the place of theirs.`,
  expired: (when: string) => `The file of ${when} has been deleted.`,
  download: 'Download',
  downloadStarted: 'The download has started.',
  downloadFailed: 'The download did not start. Please try again.',
  downloadDialog: {
    title: 'Download the export',
    lead: 'You have logged in again, or on another device, since you started this export.',
  },
  size: (megabytes: string) => `${megabytes} MB`,
};
