import { activityMessages } from '#common/activity/messages';
import type { User } from '../accounts/user.entity';
import type { Activity } from './activity.entity';
import type { VisitOutcome } from './activity.enums';

/** A decision that staff have to make before a visit is recorded. */
interface Question {
  outcome: Exclude<VisitOutcome, 'recorded'>;
  message: string;
  member: User;
  /** When the other visit was. */
  visitedAt?: Date;
}

/** Outcome of recording a visit; without a message if it is recorded. */
export interface VisitAnswer {
  outcome: VisitOutcome;
  activity: Activity | null;
  member: User;
  message?: string;
  visitedAt: Date | null;
}

/** Rolls back the transaction of a visit about which staff have to decide. */
export class VisitUndecided extends Error {
  constructor(readonly question: Question) {
    super(question.message);
  }
}

export const noActivePass = (member: User) =>
  new VisitUndecided({ outcome: 'no_active_pass', message: activityMessages.noActivePass, member });

export const recentlyVisited = (member: User, visitedAt: Date) =>
  new VisitUndecided({
    outcome: 'recently_visited',
    message: activityMessages.recentlyVisited,
    member,
    visitedAt,
  });

/** Outcome of recording the visit; rejects for other errors. */
export async function visitAnswer(
  recording: Promise<{ activity: Activity; member: User }>,
): Promise<VisitAnswer> {
  try {
    return { outcome: 'recorded', visitedAt: null, ...(await recording) };
  } catch (error) {
    if (error instanceof VisitUndecided) return { activity: null, visitedAt: null, ...error.question };
    throw error;
  }
}
