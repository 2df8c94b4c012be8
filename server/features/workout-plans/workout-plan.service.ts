import type { DataSource, EntityManager } from 'typeorm';
import type { Limitation } from '#common/exercises/exercises';
import type { WorkoutPlanValues } from '#common/workout-plans/workout-plan.form';
import type { Caller } from '../../lib/caller';
import type { UserActor } from '../../lib/actor';
import type { RateLimit } from '../../rate-limits/rate-limit';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { DietDetails } from '../diet/diet-details.entity';
import type { ExerciseService } from '../exercises/exercise.service';
import { limitationsIn } from './limitations-in-text';
import { builtInPlanWriter, PLAN_LIMITS, type PlanLimits, type PlanWriter } from './plan-writer';
import type { PlanRequest } from './planner/plan-request';
import { makePlan } from './planner/planner';
import type { GenerateWorkoutPlanPayload } from './workout-plan.payload';
import type { WorkoutPlan } from './workout-plan.type';

interface WorkoutPlanParts {
  dataSource: DataSource;
  limits: Pick<RateLimits, 'take' | 'giveBack'>;
  exercises: ExerciseService;
  planWriter: PlanWriter;
}

/** A rate limit and the subject it counts for: a member or a network address. */
type LimitKey = [rule: RateLimit, subject: string];

interface TextToWrite {
  request: PlanRequest;
  plan: WorkoutPlan;
  limitKeys: LimitKey[];
}

/** Generates workout plans without saving them. */
export class WorkoutPlanService {
  constructor(private readonly parts: WorkoutPlanParts) {}

  async generate(
    values: WorkoutPlanValues,
    actor: UserActor | null,
    caller: Caller,
  ): Promise<GenerateWorkoutPlanPayload> {
    const request = await this.requestOf(this.parts.dataSource.manager, values, actor?.id);
    const writer = this.writerFor(request);
    // Failed attempts count as well, so that a failing model cannot be called without limit.
    for (const [rule, subject] of limitKeysOf(PLAN_LIMITS, actor, caller))
      await this.parts.limits.take(rule, subject);
    const plan = this.make(request);
    const limitKeys = limitKeysOf(writer.limits, actor, caller);
    const text = await this.writeText(writer, { request, plan, limitKeys });
    return { plan, text, isTextByModel: writer.isModel };
  }

  limitationsOf(userId: string): Promise<Limitation[]> {
    return this.limitationsKnownOf(this.parts.dataSource.manager, userId);
  }

  /** The input of a plan, completed with the limitations of the member's diet details if none are given. */
  async requestOf(manager: EntityManager, values: WorkoutPlanValues, userId?: string): Promise<PlanRequest> {
    const { goal, experience, location, days, equipment, limitations } = values;
    const known = limitations ?? (userId ? await this.limitationsKnownOf(manager, userId) : []);
    return { goal, experience, location, days, equipment, limitations: known };
  }

  make(request: PlanRequest): WorkoutPlan {
    return makePlan(request, this.parts.exercises.list({}));
  }

  private async limitationsKnownOf(manager: EntityManager, userId: string): Promise<Limitation[]> {
    const details = await manager.findOneBy(DietDetails, { userId });
    return limitationsIn(details?.limitations ?? '');
  }

  /** Limitations are health data, which third parties must not receive; a text that ignored them could do harm. */
  private writerFor({ limitations }: PlanRequest): PlanWriter {
    return limitations.length > 0 ? builtInPlanWriter : this.parts.planWriter;
  }

  /** Restores the limits if writing fails. */
  private async writeText(writer: PlanWriter, { request, plan, limitKeys }: TextToWrite): Promise<string> {
    const { limits } = this.parts;
    const taken: LimitKey[] = [];
    try {
      for (const [rule, subject] of limitKeys) {
        await limits.take(rule, subject);
        taken.push([rule, subject]);
      }
      return await writer.write(request, plan);
    } catch (error) {
      for (const [rule, subject] of taken) await limits.giveBack(rule, subject);
      throw error;
    }
  }
}

function limitKeysOf(limits: PlanLimits | null, actor: UserActor | null, { network }: Caller): LimitKey[] {
  if (!limits) return [];
  const own: LimitKey[] = actor ? [[limits.member, actor.id]] : [];
  return [...own, [limits.network, network]];
}
