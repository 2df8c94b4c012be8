import { In, type DataSource, type EntityManager } from 'typeorm';
import { dayOfText, daysBetween, studioDay } from '#common/calendar';
import type { WorkoutPlanValues } from '#common/workout-plans/workout-plan.form';
import { WORKOUT_PLANS_SAVED_MAX, WORKOUT_PLAN_STARTS_DAYS } from '#common/workout-plans/limits';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { tickedAt } from '#common/workout-plans/plan-days';
import type { PlanDayKind } from '#common/workout-plans/workout-plans';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import type { UserActor } from '../../lib/actor';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { Activity } from '../activity/activity.entity';
import type { UserService } from '../accounts/user.service';
import type { ConsentService } from '../consents/consent.service';
import { keepResult } from '../idempotency/keep-result';
import { WorkoutPlanNotFound } from './plan-not-found.error';
import { planRow, savedPlan, workoutRow } from './saved-plan-rows';
import { SavedWorkoutPlanRow, WorkoutPlanTick } from './saved-workout-plan.entity';
import type { SavedWorkoutPlan } from './saved-workout-plan.type';
import type { WorkoutPlanService } from './workout-plan.service';
import type { WorkoutPlan } from './workout-plan.type';
import { workoutPlanDayPerMember, workoutPlanPerMember } from './workout-plan.rate-limits';

interface SavedWorkoutPlanParts {
  dataSource: DataSource;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  users: UserService;
  consents: ConsentService;
  workoutPlans: WorkoutPlanService;
}

/** The part of a saved plan that is needed to tick off one of its days. */
interface DayOfPlan {
  startsOn: string;
  /** Null when the plan has no such day. */
  kind: PlanDayKind | null;
  title: string | null;
}

interface DayChange {
  id: string;
  day: number;
  isDone: boolean;
  secondsAgo?: number | null;
}

/** The workout plans that members have saved, with their completed days. */
export class SavedWorkoutPlanService {
  constructor(private readonly parts: SavedWorkoutPlanParts) {}

  /** Newest first. Not paged, since a member can save at most `WORKOUT_PLANS_SAVED_MAX` plans. */
  async list(userId: string): Promise<SavedWorkoutPlan[]> {
    const rows = await this.repository.find({
      where: { userId },
      relations: { ticks: true },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return rows.map((row) => savedPlan(row, row.ticks));
  }

  async find(userId: string, id: string): Promise<SavedWorkoutPlan | null> {
    if (!isUuid(id)) return null;
    // `findOne` with a joined one-to-many relation would run two statements.
    const [row] = await this.repository.find({
      where: { id, userId },
      relations: { ticks: true },
    });
    return row ? savedPlan(row, row.ticks) : null;
  }

  /** Throws `NotFound` if the user has no plan with this id. */
  async require(userId: string, id: string): Promise<SavedWorkoutPlan> {
    return (await this.find(userId, id)) ?? notFound();
  }

  /** The plans themselves, by the id under which they are saved. The caller has checked whose they are. */
  async plansOf(ids: string[]): Promise<Map<string, WorkoutPlan>> {
    const rows = await this.repository.find({ where: { id: In(ids) }, select: { id: true, plan: true } });
    return new Map(rows.map(({ id, plan }) => [id, plan]));
  }

  /** Generates the plan on the server from its input, so that clients cannot save a plan of their own. */
  async add(actor: UserActor, values: WorkoutPlanValues, startsOn: string): Promise<SavedWorkoutPlan> {
    this.requireStart(startsOn);
    await this.parts.limits.take(workoutPlanPerMember, actor.id);
    const row = await this.parts.dataSource.transaction(async (manager) => {
      await this.parts.users.lockCurrentUser(manager, actor.id);
      const saved = await manager.countBy(SavedWorkoutPlanRow, { userId: actor.id });
      if (saved >= WORKOUT_PLANS_SAVED_MAX)
        throw new Conflict('TOO_MANY_WORKOUT_PLANS', workoutPlanMessages.plansSavedMax);
      const inserted = await this.insert(manager, actor, { values, startsOn });
      await keepResult(manager, actor, inserted.id);
      return inserted;
    });
    return savedPlan(row, []);
  }

  async setDay(actor: UserActor, { id, day, isDone, secondsAgo }: DayChange): Promise<SavedWorkoutPlan> {
    await this.parts.limits.take(workoutPlanDayPerMember, actor.id);
    await this.parts.dataSource.transaction(async (manager) => {
      await this.parts.users.lockCurrentUser(manager, actor.id);
      const { startsOn, title } = await this.requireTrainingDay(manager, actor, { id, day });
      const tick = await manager.findOneBy(WorkoutPlanTick, { planId: id, day });
      // Deleting the workout cascades to the tick.
      if (tick && !isDone) await manager.delete(Activity, { id: tick.activityId });
      if (tick || !isDone) return;
      const now = this.parts.clock.now();
      const doneAt = tickedAt(now, secondsAgo ?? 0);
      const workout = workoutRow({ userId: actor.id, startsOn, day, title, doneAt }, now);
      const { id: activityId } = await manager.save(manager.create(Activity, workout));
      await manager.insert(WorkoutPlanTick, { planId: id, day, activityId });
    });
    return this.require(actor.id, id);
  }

  /** Keeps the workouts of the days that were ticked off. */
  async remove(actor: UserActor, id: string): Promise<void> {
    await this.parts.dataSource.transaction(async (manager) => {
      // Waits for a concurrent request that is ticking off a day.
      await this.parts.users.lockCurrentUser(manager, actor.id);
      const where = { id, userId: actor.id };
      const { affected } = isUuid(id) ? await manager.delete(SavedWorkoutPlanRow, where) : { affected: 0 };
      if (!affected) notFound();
    });
  }

  private async insert(
    manager: EntityManager,
    { id: userId }: UserActor,
    { values, startsOn }: { values: WorkoutPlanValues; startsOn: string },
  ): Promise<SavedWorkoutPlanRow> {
    const { workoutPlans, consents } = this.parts;
    const input = await workoutPlans.requestOf(manager, values, userId);
    const plan = workoutPlans.make(input);
    const createdAt = new Date(this.parts.clock.now());
    const row = manager.create(SavedWorkoutPlanRow, planRow({ userId, input, plan, startsOn, createdAt }));
    await manager.save(row);
    if (input.limitations.length > 0) await consents.give(manager, userId, 'health_data');
    return row;
  }

  private async requireTrainingDay(
    manager: EntityManager,
    actor: UserActor,
    { id, day }: { id: string; day: number },
  ): Promise<{ startsOn: string; title: string }> {
    const [found] = isUuid(id) ? await manager.query<DayOfPlan[]>(DAY_OF_PLAN, [id, actor.id, day]) : [];
    if (!found) return notFound();
    const { startsOn, kind, title } = found;
    if (kind === null || title === null)
      throw invalidField('day', 'INVALID', workoutPlanMessages.planDayNotFound);
    if (kind === 'rest') throw invalidField('day', 'NOT_AVAILABLE', workoutPlanMessages.planDayRests);
    return { startsOn, title };
  }

  private requireStart(startsOn: string): void {
    const { before, after } = WORKOUT_PLAN_STARTS_DAYS;
    const day = dayOfText(startsOn);
    const ahead = day && daysBetween(studioDay(this.parts.clock.now()), day);
    if (ahead === null || ahead < -before || ahead > after)
      throw invalidField('startsOn', 'INVALID', workoutPlanMessages.planStartInvalid);
  }

  private get repository() {
    return this.parts.dataSource.getRepository(SavedWorkoutPlanRow);
  }
}

const DAY_OF_PLAN = `
  select starts_on::text as "startsOn", day.kind, day.title
  from workout_plans
  left join lateral jsonb_to_recordset(plan -> 'days') as day (day int, kind text, title text) on day.day = $3
  where id = $1 and user_id = $2
`;

function notFound(): never {
  throw new WorkoutPlanNotFound();
}
