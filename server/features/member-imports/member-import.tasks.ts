import { PRIORITY, task } from '../../jobs/task';

interface ImportJob {
  importId: string;
}

export interface InvitationJob extends ImportJob {
  /** The admin who invites them, and their session, which jobs of earlier versions do not have. */
  actorId: string;
  sessionId?: string;
}

const ATTEMPTS_MAX = 8;
const rules = { priority: PRIORITY.routine, attemptsMax: ATTEMPTS_MAX };

/** Repeated jobs continue where the last one stopped. */
export const checkMembers = task<ImportJob>('check-member-import', rules);
export const importMembers = task<ImportJob>('run-member-import', rules);
export const inviteMembers = task<InvitationJob>('invite-imported-members', rules);
export const undoMembers = task<ImportJob>('undo-member-import', rules);
