import { DataSource } from 'typeorm';
import { Activity } from '../features/activity/activity.entity';
import { Article } from '../features/articles/article.entity';
import { AuditEntry } from '../features/audit/audit-entry.entity';
import { PasswordReset } from '../features/auth/password-reset.entity';
import { Session } from '../features/auth/session.entity';
import { SignUp } from '../features/auth/sign-up.entity';
import { DietDetails } from '../features/diet/diet-details.entity';
import { LedgerEntry } from '../features/ledger/ledger-entry.entity';
import { BodyMeasurement } from '../features/members/body-measurement.entity';
import { User } from '../features/members/user.entity';
import { MembershipPeriod } from '../features/memberships/membership-period.entity';
import { MembershipReminder } from '../features/memberships/membership-reminder.entity';
import { GatewayEvent } from '../features/orders/gateway-event.entity';
import { Order } from '../features/orders/order.entity';
import { Payment } from '../features/orders/payment.entity';
import { Refund } from '../features/orders/refund.entity';
import { Photo } from '../features/photos/photo.entity';
import { PlanOffer } from '../features/plans/plan-offer.entity';
import { Consent } from '../features/privacy/consent.entity';
import { DocumentCounter } from '../features/receipts/document-counter.entity';
import { Receipt } from '../features/receipts/receipt.entity';
import { Review } from '../features/reviews/review.entity';
import { SecurityEvent } from '../features/security-log/security-event.entity';
import { Trainer } from '../features/trainers/trainer.entity';
import { SavedWorkoutPlanRow, WorkoutPlanTick } from '../features/workout-plans/saved-workout-plan.entity';
import { Mail } from '../mail/mail.entity';
import { migrations } from './migrations';
import { watchedClient } from './watched-client';

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** The database ends a transaction that is idle for this long, for example because the connection to us was lost. */
const IDLE_IN_TRANSACTION_MS = 30_000;
/** Connections that stay open when idle, because opening one takes several round trips. */
const POOL_SIZE_MIN = 2;
/** Default for tools and tests; the product has a setting for it. */
const POOL_SIZE = 10;

export interface DataSourceSettings {
  /** Statement timeout in milliseconds; 0 disables it, as migrations need. */
  statementTimeoutMs?: number;
  /** Lock timeout in milliseconds; with 0 only the statement timeout applies. */
  lockTimeoutMs?: number;
  poolSize?: number;
  onIdleError?: (error: unknown) => void;
}

/**
 * A migration may run for as long as it needs. While it waits for a table lock, it blocks all later queries on that
 * table, so it gives up after a short time and is tried again.
 */
export const FOR_MIGRATIONS: DataSourceSettings = { statementTimeoutMs: 0, lockTimeoutMs: 3000 };

/** Creates the data source; no connection is opened before `initialize()`. */
export function createDataSource(
  url: string,
  {
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    lockTimeoutMs = 0,
    poolSize = POOL_SIZE,
    onIdleError = () => {},
  }: DataSourceSettings = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: [
      Activity,
      Article,
      User,
      BodyMeasurement,
      DietDetails,
      SignUp,
      Session,
      PasswordReset,
      Consent,
      Photo,
      PlanOffer,
      Review,
      SecurityEvent,
      Trainer,
      Mail,
      Order,
      Payment,
      Refund,
      GatewayEvent,
      LedgerEntry,
      MembershipPeriod,
      MembershipReminder,
      Receipt,
      DocumentCounter,
      AuditEntry,
      SavedWorkoutPlanRow,
      WorkoutPlanTick,
    ],
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    applicationName: 'bhor',
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    poolSize,
    poolErrorHandler: onIdleError,
    extra: {
      Client: watchedClient(url),
      keepAlive: true,
      min: POOL_SIZE_MIN,
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    },
  });
}
