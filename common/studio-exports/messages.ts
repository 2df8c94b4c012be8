import type { ExportStopReason } from './studio-exports';

const STOPPED: Record<ExportStopReason, string> = {
  not_permitted: 'The account that started the export may not export the studio any more.',
  no_space: 'There was no room for the file. Free some space on the server, then start again.',
  server_error: 'The file could not be written. Please start again.',
};

/** Messages about the export of the whole studio, shared by server and client. */
export const studioExportMessages = {
  started: 'Export started. You get an e-mail when the file is ready.',
  startedHere: 'Export started. The file is here when it is ready.',
  running: 'An export is running already.',
  ownersOnly: 'Only an owner can export the studio.',
  passwordElsewhere: 'You started this export in another session. Enter your password to download it.',
  notFound: 'This file is gone. Start a new export.',
  stopped: STOPPED,
} as const;
