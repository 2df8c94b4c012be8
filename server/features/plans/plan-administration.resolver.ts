import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { PLANS_MAX } from '#common/plans/limits';
import { planMessages as messages } from '#common/plans/messages';
import { ChangesContent, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { ManagedPlan } from './managed-plan.type';
import * as inputs from './plan-administration.input';
import * as payloads from './plan-administration.payload';

@Resolver()
export class PlanAdministrationResolver {
  @Requires('plans:manage')
  @Query(() => [ManagedPlan], {
    description: 'All plans in the order of the price list, also those of the front desk and those off sale.',
    complexity: cost({ statements: 2, rows: PLANS_MAX }),
  })
  managedPlans(@Ctx() { services }: Context): Promise<ManagedPlan[]> {
    return services.planAdministration.list();
  }

  @Requires('plans:manage')
  @ChangesContent()
  @Mutation(() => payloads.CreatePlanPayload, {
    description:
      'Adds a plan and puts it on sale, at the end of the price list. Repeating it adds nothing. Name and length cannot be changed later.',
  })
  async createPlan(
    @Arg('input', () => inputs.CreatePlanInput) input: inputs.CreatePlanInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<payloads.CreatePlanPayload> {
    return { message: messages.created, plan: await services.planAdministration.create(actor, input) };
  }

  @Requires('plans:manage')
  @ChangesContent()
  @Mutation(() => payloads.UpdatePlanPayload, { description: 'Changes what a plan includes.' })
  async updatePlan(
    @Arg('input', () => inputs.UpdatePlanInput) input: inputs.UpdatePlanInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<payloads.UpdatePlanPayload> {
    return { message: messages.saved, plan: await services.planAdministration.update(actor, input) };
  }

  @Requires('plans:manage')
  @ChangesContent()
  @Mutation(() => payloads.SetPlanPricePayload, {
    description:
      'Sets the price of a plan from a day on. Orders that wait keep the price with which they were placed. A price that was set for the same day before does not count any more.',
  })
  async setPlanPrice(
    @Arg('input', () => inputs.SetPlanPriceInput) input: inputs.SetPlanPriceInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<payloads.SetPlanPricePayload> {
    const plan = await services.planPrices.set(actor, input);
    return { message: messages.priceSet, plan };
  }

  @Requires('plans:manage')
  @ChangesContent()
  @Mutation(() => payloads.SetPlanOnSalePayload, {
    description: 'Takes a plan off sale, or puts it on sale again. Memberships that were bought go on.',
  })
  async setPlanOnSale(
    @Arg('input', () => inputs.SetPlanOnSaleInput) input: inputs.SetPlanOnSaleInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<payloads.SetPlanOnSalePayload> {
    const plan = await services.planAdministration.setOnSale(actor, input);
    return { message: input.isOnSale ? messages.onSale : messages.offSale, plan };
  }

  @Requires('plans:manage')
  @ChangesContent()
  @Mutation(() => payloads.SortPlansPayload, { description: 'Sets the order of the price list.' })
  async sortPlans(
    @Arg('input', () => inputs.SortPlansInput) { planIds }: inputs.SortPlansInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<payloads.SortPlansPayload> {
    return { message: messages.sorted, plans: await services.planAdministration.sort(actor, planIds) };
  }
}
