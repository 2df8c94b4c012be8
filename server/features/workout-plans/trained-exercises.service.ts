import { In, type DataSource, type EntityManager } from 'typeorm';
import {
  LOADED_EXERCISES_SHOWN_MAX,
  LOADS_SHOWN_MAX,
  TRAINED_EXERCISES_MAX,
} from '#common/workout-plans/limits';
import { trainedExerciseMessages } from '#common/workout-plans/messages';
import { tickedAt } from '#common/workout-plans/plan-days';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import { groupBy } from '../../lib/group-by';
import { isUuid } from '../../lib/uuid';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { ExerciseService } from '../exercises/exercise.service';
import type { UserService } from '../accounts/user.service';
import { WorkoutPlanNotFound } from './plan-not-found.error';
import type { SavedWorkoutPlanService } from './saved-workout-plan.service';
import type { SavedWorkoutPlan } from './saved-workout-plan.type';
import { TrainedExerciseRow } from './trained-exercise.entity';
import { trainedExercisePerMember } from './trained-exercise.rate-limits';
import type { ExerciseLoads, TrainedExercise } from './trained-exercise.type';

interface TrainedExercisesParts {
  dataSource: DataSource;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  users: UserService;
  exercises: ExerciseService;
  savedWorkoutPlans: SavedWorkoutPlanService;
}

interface Place {
  planId: string;
  day: number;
  position: number;
}

interface ExerciseChange extends Place {
  doneSets: number[];
  loadKg?: number | null | undefined;
  secondsAgo?: number | null;
}

interface ExerciseOfPlan {
  exerciseId: string;
  sets: number;
}

type LoadRow = TrainedExercise & { exerciseId: string };

/** The sets and loads that members note of the exercises of their saved plans. */
export class TrainedExercisesService {
  constructor(private readonly parts: TrainedExercisesParts) {}

  async set(actor: UserActor, change: ExerciseChange): Promise<SavedWorkoutPlan> {
    const { savedWorkoutPlans, limits, dataSource } = this.parts;
    await limits.take(trainedExercisePerMember, actor.id);
    await dataSource.transaction(async (manager) => {
      await this.parts.users.lockCurrentUser(manager, actor.id);
      const { exerciseId, sets } = await requireExercise(manager, actor, change);
      if (change.doneSets.some((set) => set < 1 || set > sets))
        throw invalidField('doneSets', 'INVALID', trainedExerciseMessages.setsInvalid(sets));
      await this.write(manager, { userId: actor.id, exerciseId, ...change });
    });
    return savedWorkoutPlans.require(actor.id, change.planId);
  }

  /** By plan; each list in order of day and position. The caller has checked who owns the plans. */
  async ofPlans(planIds: string[]): Promise<Map<string, TrainedExercise[]>> {
    const rows = await this.repository.find({
      where: { planId: In(planIds) },
      order: { day: 'ASC', position: 'ASC' },
    });
    return groupBy(rows, ({ planId }) => planId!);
  }

  /** The last loads of each exercise of the library, the exercise with the latest load first. */
  async loadsOf(userId: string): Promise<ExerciseLoads[]> {
    const rows = await this.parts.dataSource.query<LoadRow[]>(LAST_LOADS, [userId, LOADS_SHOWN_MAX]);
    const byExercise = [...groupBy(rows, ({ exerciseId }) => exerciseId)];
    return byExercise.slice(0, LOADED_EXERCISES_SHOWN_MAX).flatMap(([exerciseId, loads]) => {
      const exercise = this.parts.exercises.find(exerciseId);
      return exercise ? [{ exercise, loads }] : [];
    });
  }

  private async write(
    manager: EntityManager,
    { userId, exerciseId, planId, day, position, doneSets, loadKg = null, secondsAgo }: NewRow,
  ): Promise<void> {
    const place = { planId, day, position };
    if (doneSets.length === 0 && loadKg === null) {
      await manager.delete(TrainedExerciseRow, place);
      return;
    }
    const trainedAt = new Date(tickedAt(this.parts.clock.now(), secondsAgo ?? 0));
    const values = { userId, exerciseId, ...place, doneSets, loadKg, trainedAt };
    await manager.upsert(TrainedExerciseRow, values, ['planId', 'day', 'position']);
    // Plans can be removed and saved again without end, and their loads are kept.
    await manager.query(DELETE_OLDEST, [userId, TRAINED_EXERCISES_MAX]);
  }

  private get repository() {
    return this.parts.dataSource.getRepository(TrainedExerciseRow);
  }
}

/** All values are null if the plan has no such exercise. */
type FoundExercise = ExerciseOfPlan | Record<keyof ExerciseOfPlan, null>;

type NewRow = ExerciseChange & { userId: string; exerciseId: string };

async function requireExercise(
  manager: EntityManager,
  actor: UserActor,
  { planId, day, position }: Place,
): Promise<ExerciseOfPlan> {
  const parameters = [planId, actor.id, day, position];
  const [found] = isUuid(planId) ? await manager.query<FoundExercise[]>(EXERCISE_OF_PLAN, parameters) : [];
  if (!found) throw new WorkoutPlanNotFound();
  if (found.exerciseId === null)
    throw invalidField('position', 'INVALID', trainedExerciseMessages.exerciseNotFound);
  return found;
}

const EXERCISE_OF_PLAN = `
  select item ->> 'exerciseId' as "exerciseId", (item -> 'sets')::int as sets
  from workout_plans
  left join lateral jsonb_path_query(
    plan, '$.days[*] ? (@.day == $day).blocks[*].items[*]', jsonb_build_object('day', $3::int)
  ) with ordinality as items (item, position) on position = $4
  where id = $1 and user_id = $2
`;

const DELETE_OLDEST = `
  delete from trained_exercises where id in (
    select id from trained_exercises where user_id = $1 order by trained_at desc, id desc offset $2
  )
`;

const LAST_LOADS = `
  select id, day, position, done_sets as "doneSets", load_kg as "loadKg", trained_at as "trainedAt",
    exercise_id as "exerciseId"
  from (
    select *, row_number() over (partition by exercise_id order by trained_at desc, id desc) as age
    from trained_exercises
    where user_id = $1 and load_kg is not null
  ) as loads
  where age <= $2
  order by trained_at desc, id desc
`;
