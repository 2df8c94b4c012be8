import 'reflect-metadata';
import { activity } from './activity/feature';
import { articles } from './articles/feature';
import { auth } from './auth/feature';
import { bulkChanges } from './bulk-changes/feature';
import { checkIn } from './check-in/feature';
import { clientErrors } from './client-errors/feature';
import { diet } from './diet/feature';
import { enquiries } from './enquiries/feature';
import { exercises } from './exercises/feature';
import { exportedLists } from './exports/feature';
import { followUps } from './follow-ups/feature';
import { idempotency } from './idempotency/feature';
import { journal } from './journal/feature';
import { ledger } from './ledger/feature';
import { listViews } from './list-views/feature';
import { memberImports } from './member-imports/feature';
import { members } from './members/feature';
import { memberships } from './memberships/feature';
import { orders } from './orders/feature';
import { photos } from './photos/feature';
import { plans } from './plans/feature';
import { privacy } from './privacy/feature';
import { progress } from './progress/feature';
import { receipts } from './receipts/feature';
import { reviews } from './reviews/feature';
import { securityLog } from './security-log/feature';
import { summaries } from './summaries/feature';
import { timeline } from './timeline/feature';
import { trainedExercises } from './trained-exercises/feature';
import { trainers } from './trainers/feature';
import { workoutPlans } from './workout-plans/feature';
import { mail } from '../mail/feature';
import type { TaskHandler } from '../jobs/task';
import type { Services } from '../services/services';
import type { Feature } from './feature';

/** All features of the server. The lists below, and everything that reads them, follow from this one. */
export const FEATURES: readonly Feature[] = [
  members,
  auth,
  plans,
  orders,
  memberships,
  receipts,
  ledger,
  articles,
  photos,
  reviews,
  trainers,
  activity,
  checkIn,
  diet,
  enquiries,
  exercises,
  workoutPlans,
  trainedExercises,
  progress,
  followUps,
  timeline,
  bulkChanges,
  listViews,
  exportedLists,
  memberImports,
  mail,
  privacy,
  summaries,
  idempotency,
  journal,
  securityLog,
  clientErrors,
];

export const ENTITIES = FEATURES.flatMap(({ entities = [] }) => entities);
export const RESOLVERS = FEATURES.flatMap(({ resolvers = [] }) => resolvers);
export const REST_ROUTES = FEATURES.flatMap(({ routes = [] }) => routes);
const FEATURE_TASKS = FEATURES.flatMap(({ tasks = [] }) => tasks);
export const TASKS = FEATURE_TASKS.map(({ task }) => task);
export const RATE_LIMITS = FEATURES.flatMap(({ rateLimits = [] }) => rateLimits);
export const MEMBER_TABLES = Object.fromEntries(
  FEATURES.flatMap(({ memberTables = {} }) => Object.entries(memberTables)),
);
export const REMOVALS = Object.fromEntries(FEATURES.flatMap(({ removals = {} }) => Object.entries(removals)));
export const SUMMARIES = Object.fromEntries(
  FEATURES.flatMap((feature) => Object.entries(feature.summaries ?? {})),
);

/** The handlers of all tasks. */
export const createTaskHandlers = (services: Services): TaskHandler[] =>
  FEATURE_TASKS.map(({ task, run }) => ({
    task,
    run: (payload, attempt) => run(services, payload, attempt),
  }));
