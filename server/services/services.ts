import type { DataSource } from 'typeorm';
import type { RemovalOfOldRows } from '../database/old-rows';
import type { MemberTables } from '../features/privacy/member-tables';
import { ActivityService } from '../features/activity/activity.service';
import { ArticleService } from '../features/articles/article.service';
import { AuditLog } from '../features/audit/audit-log.service';
import { KnownDevices } from '../features/auth/known-devices';
import { Links } from '../lib/links';
import { PasswordService } from '../features/auth/password.service';
import { SessionService } from '../features/auth/session.service';
import { SignInService } from '../features/auth/sign-in.service';
import { SignUpService } from '../features/auth/sign-up.service';
import { ClientErrors } from '../features/client-errors/client-errors.service';
import { DietService } from '../features/diet/diet.service';
import { ExerciseService } from '../features/exercises/exercise.service';
import { ProfileService } from '../features/members/profile.service';
import { UserService } from '../features/members/user.service';
import { ReminderService } from '../features/memberships/reminder.service';
import { createOrderServices } from './sales';
import type { PaymentGateway } from '../features/orders/payment-gateway';
import { PhotoService } from '../features/photos/photo.service';
import { PlanOfferService } from '../features/plans/plan-offer.service';
import type { GstSettings } from '../features/plans/pricing.service';
import { AccountService } from '../features/privacy/account.service';
import { ConsentService } from '../features/privacy/consent.service';
import { RetentionService } from '../features/privacy/retention.service';
import { ProgressService } from '../features/progress/progress.service';
import { ReceiptFiles } from '../features/receipts/receipt-files.service';
import { ReviewModeration } from '../features/reviews/review-moderation.service';
import { ReviewWriting } from '../features/reviews/review-writing.service';
import { ReviewService } from '../features/reviews/review.service';
import { SecurityLog } from '../features/security-log/security-log.service';
import { TrainerService } from '../features/trainers/trainer.service';
import type { PlanWriter } from '../features/workout-plans/plan-writer';
import { SavedWorkoutPlans } from '../features/workout-plans/saved-workout-plan.service';
import { WorkoutPlanService } from '../features/workout-plans/workout-plan.service';
import { AccessTokens } from '../lib/access-tokens';
import type { AuthKey } from '../lib/auth-keys';
import type { Clock } from '../lib/clock';
import type { Logger } from '../lib/logger';
import type { Passwords } from '../lib/passwords';
import { KeyedHash } from '../lib/secrets';
import { MailDelivery } from '../mail/mail-delivery';
import { Outbox } from '../mail/outbox';
import type { MailTransport } from '../mail/transport';
import type { RateLimit } from '../rate-limits/rate-limit';
import { RateLimits } from '../rate-limits/rate-limits';

export type Services = ReturnType<typeof createServices>;

export interface ServiceParts {
  dataSource: DataSource;
  clock: Clock;
  logger: Logger;
  /** Public origin of the site, as visitors see it. */
  publicUrl: string;
  hasher: Passwords;
  authKeys: AuthKey[];
  /** When undefined, admin sign-up is disabled. */
  adminSecret: string | undefined;
  rateLimits: readonly RateLimit[];
  rateLimitScale: number;
  memberTables: MemberTables;
  removals: Record<string, RemovalOfOldRows>;
  /** Sends mails, with the receipts that belong to them. */
  mailTransport: (receipts: ReceiptFiles) => MailTransport;
  gst: GstSettings;
  /** Payment gateways besides the desk; new orders use the first one. */
  gateways: readonly PaymentGateway[];
  planWriter: PlanWriter;
}

/** Composition root: each service is constructed here, once. */
export function createServices(parts: ServiceParts) {
  const { dataSource, clock, logger, publicUrl, hasher, authKeys, adminSecret } = parts;
  const outbox = new Outbox();
  const users = new UserService();
  const log = new SecurityLog(clock);
  const limits = new RateLimits({ dataSource, limits: parts.rateLimits, scale: parts.rateLimitScale });
  const keyedHash = new KeyedHash(authKeys);
  const devices = new KnownDevices(keyedHash);
  const links = new Links(publicUrl);
  const tokens = new AccessTokens({ keys: authKeys, clock, issuer: publicUrl });

  const sessions = new SessionService({ dataSource, clock, tokens, logger, log });
  const consents = new ConsentService({ dataSource, clock, users, log });
  const shared = {
    dataSource,
    clock,
    users,
    passwords: hasher,
    limits,
    outbox,
    sessions,
    devices,
    links,
    log,
  };
  const passwords = new PasswordService({ ...shared, keyedHash });
  const audit = new AuditLog(clock);
  const activities = new ActivityService(dataSource, clock);
  const reviews = new ReviewService(dataSource, activities);
  const { gst, gateways } = parts;
  const orderServices = createOrderServices({
    database: dataSource,
    clock,
    logger,
    users,
    limits,
    outbox,
    links,
    audit,
    gst,
    gateways,
  });
  const exercises = new ExerciseService();
  const receiptFiles = new ReceiptFiles(dataSource, orderServices.receipts);
  const transport = parts.mailTransport(receiptFiles);
  const writer = parts.planWriter;
  const workoutPlans = new WorkoutPlanService({ dataSource, limits, exercises, writer });
  return {
    articles: new ArticleService(dataSource, clock),
    exercises,
    photos: new PhotoService(dataSource),
    planOffers: new PlanOfferService(dataSource),
    trainers: new TrainerService(dataSource),
    sessions,
    signUp: new SignUpService({ ...shared, adminSecret }),
    signIn: new SignInService(shared),
    passwords,
    profiles: new ProfileService({ dataSource, clock, users, limits, outbox, links, consents, log }),
    diet: new DietService({ dataSource, clock, limits, users, consents, audit }),
    consents,
    clientErrors: new ClientErrors({ limits, logger }),
    ...orderServices,
    receiptFiles,
    mailDelivery: new MailDelivery({ dataSource, clock, logger, transport }),
    reminders: new ReminderService({ database: dataSource, clock, outbox, links }),
    accounts: new AccountService({
      dataSource,
      clock,
      outbox,
      passwords,
      log,
      orders: orderServices.orders,
      memberTables: parts.memberTables,
    }),
    activities,
    progress: new ProgressService(dataSource, clock),
    reviews,
    reviewWriting: new ReviewWriting({ dataSource, clock, limits, audit, reviews }),
    reviewModeration: new ReviewModeration({ dataSource, clock, audit, outbox, links, reviews }),
    workoutPlans,
    savedWorkoutPlans: new SavedWorkoutPlans({ dataSource, clock, limits, users, consents, workoutPlans }),
    retention: new RetentionService({ dataSource, clock, removals: parts.removals }),
  };
}
