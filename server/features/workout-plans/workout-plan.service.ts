import type { DataSource, EntityManager } from 'typeorm';
import type { Limitation } from '#common/exercises';
import type { WorkoutPlanValues } from '#common/forms/workout-plan';
import type { Caller } from '../../lib/caller';
import type { Viewer } from '../../lib/viewer';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { DietDetails } from '../diet/diet-details.entity';
import type { ExerciseService } from '../exercises/exercise.service';
import { limitationsIn } from './limitations';
import { builtInPlanWriter, type PlanWriter } from './plan-writer';
import { makePlan, type PlanRequest } from './planner/planner';
import type { GeneratedWorkoutPlan } from './saved-workout-plan.type';
import type { WorkoutPlan } from './workout-plan.type';

interface WorkoutPlanParts {
  dataSource: DataSource;
  limits: Pick<RateLimits, 'take'>;
  exercises: ExerciseService;
  writer: PlanWriter;
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
    await this.countTry(writer, viewer, caller);
    const plan = this.make(request);
    return { plan, text: await writer.write(request, plan), isTextByModel: writer.isModel };
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

  private async countTry(writer: PlanWriter, viewer: Viewer | null, { network }: Caller): Promise<void> {
    const { limits } = this.parts;
    if (viewer) await limits.take(writer.limits.member, viewer.id);
    await limits.take(writer.limits.network, network);
  }
}
