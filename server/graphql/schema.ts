import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type ContainerType } from 'type-graphql';
import { ArticleResolver } from '../features/articles/article.resolver';
import { PasswordResolver } from '../features/auth/password.resolver';
import { SessionResolver } from '../features/auth/session.resolver';
import { SignUpResolver } from '../features/auth/sign-up.resolver';
import { DietResolver } from '../features/diet/diet.resolver';
import { ExerciseResolver } from '../features/exercises/exercise.resolver';
import { ProfileResolver } from '../features/members/profile.resolver';
import { MembershipResolver } from '../features/memberships/membership.resolver';
import { OrderFields, RefundFields } from '../features/orders/order-fields.resolver';
import { OrderResolver } from '../features/orders/order.resolver';
import { PhotoResolver } from '../features/photos/photo.resolver';
import { PlanOfferResolver } from '../features/plans/plan-offer.resolver';
import { PrivacyResolver } from '../features/privacy/privacy.resolver';
import { ProgressResolver } from '../features/progress/progress.resolver';
import { ReceiptResolver } from '../features/receipts/receipt.resolver';
import { ReviewModerationResolver } from '../features/reviews/review-moderation.resolver';
import { ReviewResolver } from '../features/reviews/review.resolver';
import { TrainerResolver } from '../features/trainers/trainer.resolver';
import {
  PlanItemFields,
  SavedWorkoutPlanFields,
} from '../features/workout-plans/workout-plan-fields.resolver';
import { WorkoutPlanResolver } from '../features/workout-plans/workout-plan.resolver';
import { validateInput } from '../lib/validated';
import { requireAuthentication } from './authorize';

/** Builds the GraphQL schema from the resolver classes, with the guards of authorize.ts. */
export async function createSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      ArticleResolver,
      DietResolver,
      ExerciseResolver,
      MembershipResolver,
      OrderFields,
      OrderResolver,
      PasswordResolver,
      PhotoResolver,
      PlanItemFields,
      PlanOfferResolver,
      PrivacyResolver,
      ProfileResolver,
      ProgressResolver,
      ReceiptResolver,
      RefundFields,
      ReviewModerationResolver,
      ReviewResolver,
      SavedWorkoutPlanFields,
      SessionResolver,
      SignUpResolver,
      TrainerResolver,
      WorkoutPlanResolver,
    ],
    container: singletonContainer(),
    validateFn: validateInput,
  });
  requireAuthentication(schema);
  return schema;
}

/** A container with one instance per resolver class: they are stateless, and type-graphql gets one for every field. */
function singletonContainer(): ContainerType {
  const instances = new Map<unknown, unknown>();
  return {
    get(Resolver: new () => unknown) {
      if (!instances.has(Resolver)) instances.set(Resolver, new Resolver());
      return instances.get(Resolver);
    },
  };
}
