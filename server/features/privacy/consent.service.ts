import { IsNull, Raw, type DataSource, type EntityManager, type EntityTarget } from 'typeorm';
import { NOTICE_VERSION, type ConsentPurpose } from '#common/legal';
import { messages } from '#common/messages';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import type { Viewer } from '../../lib/viewer';
import { DietDetails } from '../diet/diet-details.entity';
import { BodyMeasurement } from '../members/body-measurement.entity';
import type { UserService } from '../members/user.service';
import type { SecurityLog } from '../security-log/security-log.service';
import { SavedWorkoutPlanRow } from '../workout-plans/saved-workout-plan.entity';
import { Consent } from './consent.entity';

/** A table whose rows go with a consent: all of a member, or those of them that hold what the consent is about. */
interface Covered {
  table: EntityTarget<{ userId: string | null }>;
  only?: Record<string, unknown>;
}

/** Plans that go easy on something; the others say nothing about anybody's health. */
const HAS_LIMITATIONS = { input: Raw((input) => `${input} -> 'limitations' <> '[]'`) };

/** What is kept by each consent and goes with it; the account's own ends with the account. */
export const COVERED: Record<ConsentPurpose, Covered[]> = {
  account: [],
  health_data: [
    { table: BodyMeasurement },
    { table: DietDetails },
    { table: SavedWorkoutPlanRow, only: HAS_LIMITATIONS },
  ],
};

interface ConsentParts {
  dataSource: DataSource;
  clock: Clock;
  log: SecurityLog;
  users: UserService;
}

/** What people have agreed to, and when they took it back. */
export class ConsentService {
  constructor(private readonly parts: ConsentParts) {}

  list(viewer: Viewer): Promise<Consent[]> {
    return this.parts.dataSource
      .getRepository(Consent)
      .find({ where: { userId: viewer.id }, order: { givenAt: 'DESC', id: 'DESC' } });
  }

  /** Records a consent to the present notice, once. */
  async give(manager: EntityManager, userId: string, purpose: ConsentPurpose): Promise<void> {
    const consent = { userId, purpose, noticeVersion: NOTICE_VERSION };
    if (await manager.existsBy(Consent, { ...consent, withdrawnAt: IsNull() })) return;
    await manager.insert(Consent, { ...consent, givenAt: new Date(this.parts.clock.now()) });
  }

  /** Takes a consent back, and removes what was kept by it; the account's own ends with the account. */
  async withdraw(viewer: Viewer, purpose: ConsentPurpose): Promise<void> {
    if (purpose === 'account') throw invalidField('purpose', messages.accountConsentStays);
    await this.parts.dataSource.transaction(async (manager) => {
      // What is being saved at this moment goes as well.
      await this.parts.users.holdOwn(manager, viewer.id);
      const given = { userId: viewer.id, purpose, withdrawnAt: IsNull() };
      await manager.update(Consent, given, { withdrawnAt: new Date(this.parts.clock.now()) });
      for (const { table, only } of COVERED[purpose])
        await manager.delete(table, { ...only, userId: viewer.id });
      await this.parts.log.write(manager, viewer.id, 'consent-withdrawn');
    });
  }
}
