import { IsNull, MoreThan } from 'typeorm';
import { ACCESS_TOKEN_LIFE_MS } from '#common/auth/lifetimes';
import { KIOSK_PAYMENT_LIFE_MS } from '#common/kiosk-payments/limits';
import { kioskPaymentMessages } from '#common/kiosk-payments/messages';
import { upiLink } from '#common/orders/upi-link';
import { MINUTE_MS } from '#common/time';
import type { Database } from '../../database/database';
import { moneyOf, type Money } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import { sha256 } from '../../lib/secrets';
import { Session } from '../auth/session.entity';
import type { DeskSettings } from '../sales/desk-settings';
import { KioskPayment } from './kiosk-payment.entity';
import type { KioskType, ShownKioskPayment } from './kiosk-payment.type';

interface KioskPaymentParts {
  dataSource: Database;
  clock: Clock;
  desk: Pick<DeskSettings, 'upiAddress' | 'upiPayee'>;
}

interface ToShow {
  kioskId: string;
  amount: Money;
  reference: string;
}

/** A kiosk that is on renews its session as often as its token ends; some minutes are for slow networks. */
const RENEWED_WITHIN_MS = ACCESS_TOKEN_LIFE_MS + 5 * MINUTE_MS;

/** If there are more, the kiosks that started first are not listed. */
export const KIOSKS_LISTED_MAX = 20;

/**
 * Kiosks are shown under a hash: the id of a session is a part of its refresh token, so whoever knows it could end the
 * session with an invented one.
 */
const shownIdOf = (column: string) => `encode(sha256(${column}::text::bytea), 'hex')`;

const SHOW = `
  insert into kiosk_payments (kiosk_id, amount_paise, reference, shown_until)
  select id, $2, $3, $4 from sessions
  where ${shownIdOf('id')} = $1 and is_kiosk and ended_at is null and expires_at > $5 and last_used_at > $6
  on conflict (kiosk_id) do update set amount_paise = excluded.amount_paise, reference = excluded.reference,
    shown_until = excluded.shown_until
  returning kiosk_id`;

const HIDE = `delete from kiosk_payments where ${shownIdOf('kiosk_id')} = $1 and reference = $2`;

/** UPI payments that the front desk shows on the screen of a kiosk. */
export class KioskPaymentService {
  constructor(private readonly parts: KioskPaymentParts) {}

  /** The kiosks that are on, the newest first. */
  async kiosks(): Promise<KioskType[]> {
    const { now, renewedAfter } = this.moments();
    const sessions = await this.parts.dataSource.getRepository(Session).find({
      where: {
        isKiosk: true,
        endedAt: IsNull(),
        expiresAt: MoreThan(now),
        lastUsedAt: MoreThan(renewedAfter),
      },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: KIOSKS_LISTED_MAX,
    });
    return sessions.map(({ id, device, createdAt }) => ({ id: sha256(id), device, createdAt }));
  }

  /** Shows a payment in place of the one before; returns until when. */
  async show({ kioskId, amount, reference }: ToShow): Promise<Date> {
    if (this.parts.desk.upiAddress === null)
      throw invalidField('amount', 'NOT_AVAILABLE', kioskPaymentMessages.noUpiAddress);
    const { now, renewedAfter } = this.moments();
    const shownUntil = new Date(now.getTime() + KIOSK_PAYMENT_LIFE_MS);
    const values = [kioskId, amount.minorUnits, reference, shownUntil, now, renewedAfter];
    const shown = await this.parts.dataSource.query<unknown[]>(SHOW, values);
    if (shown.length === 0) throw invalidField('kioskId', 'NOT_AVAILABLE', kioskPaymentMessages.kioskOff);
    return shownUntil;
  }

  /** Hides a payment at a kiosk, unless the kiosk shows another one by now. */
  async hide({ kioskId, reference }: Omit<ToShow, 'amount'>): Promise<void> {
    await this.parts.dataSource.query(HIDE, [kioskId, reference]);
  }

  /** The payment to show at this kiosk; null if there is none. */
  async shownAt({ sessionId: kioskId }: UserActor): Promise<ShownKioskPayment | null> {
    const { dataSource, desk } = this.parts;
    const shownUntil = MoreThan(this.moments().now);
    const payment = await dataSource.getRepository(KioskPayment).findOneBy({ kioskId, shownUntil });
    if (!payment || desk.upiAddress === null) return null;
    const { amountPaise: paise, reference } = payment;
    const amount = moneyOf(paise);
    const to = { address: desk.upiAddress, name: desk.upiPayee };
    return { amount, link: upiLink({ ...to, paise, reference, currencyCode: amount.currencyCode }) };
  }

  private moments() {
    const now = this.parts.clock.now();
    return { now: new Date(now), renewedAfter: new Date(now - RENEWED_WITHIN_MS) };
  }
}
