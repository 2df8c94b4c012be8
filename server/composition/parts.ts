import 'reflect-metadata';
import { accounting } from '../features/accounting/feature';
import { dayClose } from '../features/day-close/feature';
import { accounts } from '../features/accounts/feature';
import { activity } from '../features/activity/feature';
import { apiKeys } from '../features/api-keys/feature';
import { articles } from '../features/articles/feature';
import { auth } from '../features/auth/feature';
import { backups } from '../features/backups/feature';
import { bulkChanges } from '../features/bulk-changes/feature';
import { checkIn } from '../features/check-in/feature';
import { clientErrors } from '../features/client-errors/feature';
import { consents } from '../features/consents/feature';
import { diet } from '../features/diet/feature';
import { enquiries } from '../features/enquiries/feature';
import { exercises } from '../features/exercises/feature';
import { exportedLists } from '../features/exports/feature';
import { followUps } from '../features/follow-ups/feature';
import { idempotency } from '../features/idempotency/feature';
import { journal } from '../features/journal/feature';
import { ledger } from '../features/ledger/feature';
import { listViews } from '../features/list-views/feature';
import { look } from '../features/look/feature';
import { media } from '../features/media/feature';
import { measurements } from '../features/measurements/feature';
import { kioskPayments } from '../features/kiosk-payments/feature';
import { invitations } from '../features/invitations/feature';
import { memberImports } from '../features/member-imports/feature';
import { members } from '../features/members/feature';
import { memberships } from '../features/memberships/feature';
import { orders } from '../features/orders/feature';
import { photos } from '../features/photos/feature';
import { plans } from '../features/plans/feature';
import { privacy } from '../features/privacy/feature';
import { progress } from '../features/progress/feature';
import { razorpay } from '../features/razorpay/feature';
import { receipts } from '../features/receipts/feature';
import { reviews } from '../features/reviews/feature';
import { sales } from '../features/sales/feature';
import { secondFactors } from '../features/second-factors/feature';
import { setUp } from '../features/set-up/feature';
import { settings } from '../features/settings/feature';
import { securityLog } from '../features/security-log/feature';
import { staff } from '../features/staff/feature';
import { studioExports } from '../features/studio-exports/feature';
import { summaries } from '../features/summaries/feature';
import { timeline } from '../features/timeline/feature';
import { trainers } from '../features/trainers/feature';
import { legal } from '../features/legal/feature';
import { waivers } from '../features/waivers/feature';
import { webhooks } from '../features/webhooks/feature';
import { workoutPlans } from '../features/workout-plans/feature';
import type { Feature } from '../features/feature';
import { FEATURES } from '../features/features';
import type { TaskHandler } from '../jobs/task';
import type { Services } from '../lib/services';
import { mail } from './mail';

const BY_NAME: Record<(typeof FEATURES)[number], Feature> = {
  accounts,
  idempotency,
  'security-log': securityLog,
  journal,
  media,
  exports: exportedLists,
  consents,
  waivers,
  auth,
  'api-keys': apiKeys,
  webhooks,
  settings,
  backups,
  'client-errors': clientErrors,
  plans,
  orders,
  ledger,
  receipts,
  look,
  memberships,
  trainers,
  measurements,
  activity,
  'check-in': checkIn,
  progress,
  articles,
  photos,
  exercises,
  diet,
  'workout-plans': workoutPlans,
  reviews,
  enquiries,
  sales,
  'kiosk-payments': kioskPayments,
  razorpay,
  members,
  staff,
  'set-up': setUp,
  accounting,
  'day-close': dayClose,
  'follow-ups': followUps,
  timeline,
  'list-views': listViews,
  'bulk-changes': bulkChanges,
  invitations,
  'second-factors': secondFactors,
  'member-imports': memberImports,
  'studio-exports': studioExports,
  summaries,
  privacy,
  legal,
};

/** What mail and the features bring. The lists below, and everything that reads them, follow from this one. */
export const PARTS: readonly Feature[] = [mail, ...FEATURES.map((name) => BY_NAME[name])];

export const ENTITIES = PARTS.flatMap(({ entities = [] }) => entities);
export const RESOLVERS = PARTS.flatMap(({ resolvers = [] }) => resolvers);
export const REST_ROUTES = PARTS.flatMap(({ routes = [] }) => routes);
const FEATURE_TASKS = PARTS.flatMap(({ tasks = [] }) => tasks);
export const TASKS = FEATURE_TASKS.map(({ task }) => task);
export const RATE_LIMITS = PARTS.flatMap(({ rateLimits = [] }) => rateLimits);
export const MEMBER_TABLES = Object.fromEntries(
  PARTS.flatMap(({ memberTables = {} }) => Object.entries(memberTables)),
);
export const HEALTH_DATA = PARTS.flatMap(({ healthData = [] }) => healthData);
export const REMOVALS = Object.fromEntries(PARTS.flatMap(({ removals = {} }) => Object.entries(removals)));
export const PICTURE_USES = PARTS.flatMap(({ pictureUses = [] }) => pictureUses);
export const ROLE_ENDINGS = PARTS.flatMap(({ roleEndings = [] }) => roleEndings);
export const SUMMARIES = Object.fromEntries(
  PARTS.flatMap((feature) => Object.entries(feature.summaries ?? {})),
);

/** The handlers of all tasks. */
export const createTaskHandlers = (services: Services): TaskHandler[] =>
  FEATURE_TASKS.map(({ task, run }) => ({
    task,
    run: (payload, attempt) => run(services, payload, attempt),
  }));
