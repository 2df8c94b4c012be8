import type { DataSource, EntityManager } from 'typeorm';
import type { Limitation } from '#common/exercises';
import type { WorkoutPlanValues } from '#common/forms/workout-plan';
import type { Caller } from '../../lib/caller';
import type { Viewer } from '../../lib/viewer';
import type { RateLimits, RuleName } from '../../rate-limits/rate-limits';
import { DietDetails } from '../diet/diet-details.entity';
import type { ExerciseService } from '../exercises/exercise.service';
import { limitationsIn } from './limitations';
import { builtInPlanWriter, PLAN_LIMITS, type PlanLimits, type PlanWriter } from './plan-writer';
import { makePlan, type PlanRequest } from './planner/planner';
import type { GeneratedWorkoutPlan } from './saved-workout-plan.type';
import type { WorkoutPlan } from './workout-plan.type';

interface WorkoutPlanParts {
  dataSource: DataSource;
  limits: Pick<RateLimits, 'take' | 'giveBack'>;
  exercises: ExerciseService;
  writer: PlanWriter;
}

/** What is counted of a call, and against whom. */
type Try = [rule: RuleName, subject: string];

interface TextToWrite {
  request: PlanRequest;
  plan: WorkoutPlan;
  tries: Try[];
}

/** Makes workout plans; nothing is kept of them here. */
export class WorkoutPlanService {
  constructor(private readonly parts: WorkoutPlanParts) {}

  async generate(
    values: WorkoutPlanValues,
    viewer: Viewer | null,
    caller: Caller,
  ): Promise<GeneratedWorkoutPlan> {
    const request = await this.requestOf(this.parts.dataSource.manager, values, viewer?.id);
    const writer = this.writerFor(request);
    // Every try counts here, so that a model that fails cannot be asked without end.
    for (const [rule, subject] of triesOf(PLAN_LIMITS, viewer, caller))
      await this.parts.limits.take(rule, subject);
    const plan = this.make(request);
    const text = await this.textBy(writer, { request, plan, tries: triesOf(writer.limits, viewer, caller) });
    return { plan, text, isTextByModel: writer.isModel };
  }

  limitationsOf(viewer: Viewer): Promise<Limitation[]> {
    return this.limitationsKnownOf(this.parts.dataSource.manager, viewer.id);
  }

  /** What a plan is made from: where no limitations are given, with those that the member has told us about. */
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

  /** Limitations are health data, which no other company is sent; and a text that ignores them would do harm. */
  private writerFor({ limitations }: PlanRequest): PlanWriter {
    return limitations.length > 0 ? builtInPlanWriter : this.parts.writer;
  }

  /** Who gets no text gets the tries back. */
  private async textBy(writer: PlanWriter, { request, plan, tries }: TextToWrite): Promise<string> {
    const { limits } = this.parts;
    const taken: Try[] = [];
    try {
      for (const [rule, subject] of tries) {
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

function triesOf(limits: PlanLimits | null, viewer: Viewer | null, { network }: Caller): Try[] {
  if (!limits) return [];
  const own: Try[] = viewer ? [[limits.member, viewer.id]] : [];
  return [...own, [limits.network, network]];
}
