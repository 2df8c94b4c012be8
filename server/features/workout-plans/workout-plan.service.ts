import type { DataSource, EntityManager } from 'typeorm';
import type { Limitation } from '#common/exercises';
import type { WorkoutPlanValues } from '#common/forms/workout-plan';
import type { Caller } from '../../lib/caller';
import type { Viewer } from '../../lib/viewer';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { DietDetails } from '../diet/diet-details.entity';
import type { ExerciseService } from '../exercises/exercise.service';
import { limitationsIn } from './limitations';
import type { PlanWriter } from './plan-writer';
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
    await this.countTry(viewer, caller);
    const request = await this.requestOf(this.parts.dataSource.manager, values, viewer?.id);
    const plan = this.make(request);
    const { writer } = this.parts;
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

  private async countTry(viewer: Viewer | null, { network }: Caller): Promise<void> {
    const { limits, writer } = this.parts;
    if (viewer) await limits.take(writer.limits.member, viewer.id);
    await limits.take(writer.limits.network, network);
  }
}
