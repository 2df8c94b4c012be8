import { Not } from 'typeorm';
import type { ActivityType } from '#common/activity/activities';
import { CLOCK_TOLERANCE_MS, WORKOUT_NAME_LENGTH_MAX } from '#common/activity/limits';
import { line } from '#common/forms/fields';
import { rowMessages } from '#common/member-imports/messages';
import type { Database } from '../../../database/database';
import { User } from '../../accounts/user.entity';
import { identityIn } from '../named-members';
import { RowCells } from '../row-cells';
import type { CheckedFile } from '../row-kind';
import type { VisitValues } from '../row-values';

/** Words for visits and workouts, in our exports and in other files. */
const ACTIVITIES: Record<string, ActivityType> = {
  '': 'attendance',
  attendance: 'attendance',
  visit: 'attendance',
  'check-in': 'attendance',
  workout: 'workout',
};

const workoutRule = line(WORKOUT_NAME_LENGTH_MAX, rowMessages.workoutMissing);

/** Reads rows that are visits or workouts. */
export class VisitReader {
  constructor(
    private readonly file: CheckedFile,
    private readonly staff: ReadonlyMap<string, User>,
    private readonly now: number,
  ) {}

  static async open(database: Database, file: CheckedFile, now: number): Promise<VisitReader> {
    const staff = await database.getRepository(User).findBy({ role: Not('user') });
    return new VisitReader(file, staffByWords(staff), now);
  }

  /** Values are null for a row with mistakes. */
  read(given: readonly string[]): { cells: RowCells; values: VisitValues | null } {
    const cells = new RowCells(this.file, given);
    const identity = identityIn(cells);
    const happenedAt = this.time(cells);
    const { type, workout } = activityIn(cells);
    if (!cells.isFaultless || happenedAt === null) return { cells, values: null };
    const recordedBy = this.staff.get(cells.cell('recorded_by').toLowerCase())?.id ?? null;
    const values = { ...identity, type, workout, happenedAt: new Date(happenedAt).toISOString(), recordedBy };
    return { cells, values };
  }

  nameOfStaff(id: string | null): string | null {
    return (id !== null && this.staff.get(id)?.name) || null;
  }

  private time(cells: RowCells): number | null {
    const moment = cells.moment('happened_at', rowMessages.timeInvalid, 'time');
    if (!moment && cells.cell('happened_at')) return null;
    if (!moment || moment.at === null) cells.add('happened_at', rowMessages.timeMissing);
    else if (moment.at > this.now + CLOCK_TOLERANCE_MS) cells.add('happened_at', rowMessages.inFuture);
    return moment?.at ?? null;
  }
}

function activityIn(cells: RowCells): Pick<VisitValues, 'type' | 'workout'> {
  const type = ACTIVITIES[cells.cell('activity').toLowerCase()];
  if (type === undefined) cells.add('activity', rowMessages.activityUnknown);
  if (type !== 'workout') return { type: 'attendance', workout: null };
  if (!cells.cell('workout')) cells.add('workout', rowMessages.workoutMissing);
  return { type, workout: cells.text('workout', workoutRule) };
}

/** Staff by id and e-mail address, and by name where nobody else has it. */
function staffByWords(staff: readonly User[]): Map<string, User> {
  const byName = new Map<string, User | null>();
  for (const user of staff) {
    const name = user.name?.toLowerCase() ?? '';
    byName.set(name, byName.has(name) ? null : user);
  }
  const words = new Map(staff.flatMap((user) => [user.id, user.email].map((word) => [word, user] as const)));
  for (const [name, user] of byName) if (name && user) words.set(name, user);
  words.delete(null);
  return words as Map<string, User>;
}
