import { DataSource } from 'typeorm';
import { Article } from '../features/articles/article.entity';
import { PasswordReset } from '../features/auth/password-reset.entity';
import { Session } from '../features/auth/session.entity';
import { SignUp } from '../features/auth/sign-up.entity';
import { BodyMeasurement } from '../features/members/body-measurement.entity';
import { User } from '../features/members/user.entity';
import { Photo } from '../features/photos/photo.entity';
import { PlanOffer } from '../features/plans/plan-offer.entity';
import { Consent } from '../features/privacy/consent.entity';
import { Review } from '../features/reviews/review.entity';
import { SecurityEvent } from '../features/security-log/security-event.entity';
import { Trainer } from '../features/trainers/trainer.entity';
import { Mail } from '../mail/mail.entity';
import { migrations } from './migrations';

const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 15_000;
const POOL_SIZE = 10;

export interface DataSourceSettings {
  /** Longest statement, in milliseconds; 0 for none, as migrations need. */
  statementTimeoutMs?: number;
  onIdleError?: (error: unknown) => void;
}

/** Describes the database; nothing is opened before `initialize()`. */
export function createDataSource(
  url: string,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS, onIdleError = () => {} }: DataSourceSettings = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: [
      Article,
      User,
      BodyMeasurement,
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
    ],
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    applicationName: 'bhor',
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    poolSize: POOL_SIZE,
    poolErrorHandler: onIdleError,
    extra: { statement_timeout: statementTimeoutMs },
  });
}
