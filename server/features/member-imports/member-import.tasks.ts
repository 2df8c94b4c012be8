import { PRIORITY, task } from '../../jobs/task';

interface ImportJob {
  importId: string;
}

const ATTEMPTS_MAX = 8;
const rules = { priority: PRIORITY.routine, attemptsMax: ATTEMPTS_MAX };

/** Repeated jobs continue where the last one stopped. */
export const checkMembers = task<ImportJob>('check-member-import', rules);
export const importMembers = task<ImportJob>('run-member-import', rules);
/** `actorId` is the admin who invites them. */
export const inviteMembers = task<ImportJob & { actorId: string }>('invite-imported-members', rules);
export const undoMembers = task<ImportJob>('undo-member-import', rules);
