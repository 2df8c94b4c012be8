import { IsNull, type EntityManager } from 'typeorm';
import { onlineMessages } from '#common/orders/online-payments';
import { gatewayMessages } from '#common/settings/messages';
import {
  RUPEE_TEST_PAISE,
  type ConfirmRupeeTestValues,
  type StartRupeeTestValues,
} from '#common/settings/rupee-test.form';
import { MINUTE_MS } from '#common/time';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import { SYSTEM, type Actor, type UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, InvalidInput, NotFound, ServiceUnavailable } from '../../lib/errors';
import type { Logger } from '../../lib/logger';
import { isUuid } from '../../lib/uuid';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { JournalService } from '../journal/journal.service';
import type { ConfiguredGateways } from '../sales/configured-gateways';
import type {
  Checkout,
  GatewayOrder,
  GatewayPayment,
  OnlineGateway,
  PaymentGateway,
} from '../sales/payment-gateway';
import { requireOwner } from '../settings/section-row';
import { gatewayChecking } from './gateway-check.rate-limits';
import { RupeeTest } from './rupee-test.entity';
import { settleRupeeTest } from './rupee-test.tasks';

interface RupeeTestParts {
  dataSource: Database;
  clock: Clock;
  logger: Logger;
  limits: Pick<RateLimits, 'take'>;
  users: UserService;
  journal: JournalService;
  gateways: ConfiguredGateways;
}

interface StartedTest {
  rupeeTest: RupeeTest;
  checkout: Checkout | null;
}

/** Time after which the gateway is asked about a test if neither the browser nor an event has reported its payment. */
const ASKED_AFTER_MS = 10 * MINUTE_MS;

/** Payments of one rupee, which show an owner that the gateway works from the order to the refund. */
export class RupeeTestService {
  constructor(private readonly parts: RupeeTestParts) {}

  /** Creates the order at the gateway. It is no sale: it is in no books, receipts or figures. */
  async start(actor: UserActor, { requestKey }: StartRupeeTestValues): Promise<StartedTest> {
    const { dataSource, limits, gateways } = this.parts;
    await limits.take(gatewayChecking, actor.id);
    const gateway = gateways.chosen;
    if (!gateway.online) throw new Conflict('NOT_PAYABLE_ONLINE', gatewayMessages.incomplete);
    const added = await this.add(actor, requestKey);
    const rupeeTest = added.gatewayOrderId === null ? await this.open(gateway, added) : added;
    const payer = await dataSource.getRepository(User).findOneByOrFail({ id: actor.id });
    return { rupeeTest, checkout: gateway.checkout(orderOf(rupeeTest), payer) };
  }

  /** Verifies the answer of the checkout form, then asks the gateway whether the rupee was paid. */
  async confirm(actor: UserActor, { id, ...signed }: ConfirmRupeeTestValues): Promise<RupeeTest> {
    const { dataSource, users, clock, gateways, logger } = this.parts;
    await dataSource.transaction((manager) => requireOwner(users, manager, actor));
    const rupeeTest = await this.find(id);
    const { gatewayOrderId } = rupeeTest;
    const gateway = gateways.chosen.online;
    if (!gateway || gatewayOrderId === null || !gateway.hasSigned(gatewayOrderId, signed))
      throw new InvalidInput('PAYMENT_SIGNATURE_INVALID', onlineMessages.signatureInvalid);
    const tests = dataSource.getRepository(RupeeTest);
    await tests.update({ id: rupeeTest.id, verifiedAt: IsNull() }, { verifiedAt: new Date(clock.now()) });
    await this.ask(gateway, rupeeTest, actor).catch((err: unknown) => {
      // The job asks again.
      logger.warn({ err }, 'the payment gateway does not respond');
    });
    return this.find(id);
  }

  read(id: string): Promise<RupeeTest | null> {
    const tests = this.parts.dataSource.getRepository(RupeeTest);
    return isUuid(id) ? tests.findOneBy({ id }) : Promise.resolve(null);
  }

  /** Handles a signed event of the gateway; returns whether it is about a test. */
  async arrived(gatewayOrderId: string, payment: GatewayPayment): Promise<boolean> {
    const { dataSource, clock } = this.parts;
    const tests = dataSource.getRepository(RupeeTest);
    const rupeeTest = await tests.findOneBy({ gatewayOrderId });
    if (!rupeeTest) return false;
    await tests.update({ id: rupeeTest.id, webhookAt: IsNull() }, { webhookAt: new Date(clock.now()) });
    if (payment.status === 'captured') await this.pay(rupeeTest, payment, SYSTEM);
    return true;
  }

  /** Runs as a job: refunds the payment. The gateway makes one refund per key, however often it is asked. */
  async settle(id: string): Promise<void> {
    const { dataSource, clock, gateways } = this.parts;
    const { chosen: gateway } = gateways;
    const rupeeTest = await this.find(id);
    if (rupeeTest.refundedAt !== null || !gateway.online || !gateway.refunds) return;
    if (rupeeTest.gatewayPaymentId === null) return this.ask(gateway.online, rupeeTest, SYSTEM);
    await gateway.refunds.make(rupeeTest, { key: rupeeTest.id, amountPaise: RUPEE_TEST_PAISE });
    const refunded = { refundedAt: new Date(clock.now()) };
    await dataSource.getRepository(RupeeTest).update({ id, refundedAt: IsNull() }, refunded);
  }

  private async find(id: string): Promise<RupeeTest> {
    const found = await this.read(id);
    if (!found) throw new NotFound('RUPEE_TEST_NOT_FOUND', gatewayMessages.rupeeTestUnknown);
    return found;
  }

  /** The test of a request, which is added once. */
  private add(actor: UserActor, requestKey: string): Promise<RupeeTest> {
    const { dataSource, clock, users } = this.parts;
    return dataSource.transaction(async (manager) => {
      await requireOwner(users, manager, actor);
      const now = clock.now();
      const added = { requestKey, createdAt: new Date(now) };
      await manager.createQueryBuilder().insert().into(RupeeTest).values(added).orIgnore().execute();
      const rupeeTest = await manager.findOneByOrFail(RupeeTest, { requestKey });
      await queueSettling(manager, rupeeTest, new Date(now + ASKED_AFTER_MS));
      return rupeeTest;
    });
  }

  /** No transaction is open, since the call may be slow. */
  private async open(gateway: PaymentGateway, rupeeTest: RupeeTest): Promise<RupeeTest> {
    const { dataSource, logger } = this.parts;
    const gatewayOrderId = await gateway.open(orderOf(rupeeTest)).catch((err: unknown) => {
      logger.error({ err }, 'the payment gateway does not respond');
      throw new ServiceUnavailable(onlineMessages.gatewayUnavailable, 'PAYMENT_GATEWAY_UNAVAILABLE');
    });
    // If two requests run at once, the order of the first is kept.
    const tests = dataSource.getRepository(RupeeTest);
    await tests.update({ id: rupeeTest.id, gatewayOrderId: IsNull() }, { gatewayOrderId });
    return this.find(rupeeTest.id);
  }

  private async ask(gateway: OnlineGateway, rupeeTest: RupeeTest, actor: Actor): Promise<void> {
    if (rupeeTest.gatewayOrderId === null) return;
    const payments = await gateway.paymentsOf(rupeeTest.gatewayOrderId);
    const captured = payments.find(({ status }) => status === 'captured');
    if (captured) await this.pay(rupeeTest, captured, actor);
  }

  /** Records that a test is paid, once, and has it refunded. */
  private async pay({ id }: RupeeTest, { gatewayPaymentId }: GatewayPayment, actor: Actor): Promise<void> {
    const { dataSource, clock, journal } = this.parts;
    await dataSource.transaction(async (manager) => {
      const paid = { gatewayPaymentId, paidAt: new Date(clock.now()) };
      const { affected } = await manager.update(RupeeTest, { id, paidAt: IsNull() }, paid);
      if (affected === 0) return;
      await queueSettling(manager, { id });
      await journal.write(manager, actor, {
        type: 'service.tested',
        subjectId: null,
        memberId: null,
        before: {},
        after: { service: 'payment of one rupee', isSuccessful: true },
      });
    });
  }
}

const queueSettling = (manager: EntityManager, { id }: Pick<RupeeTest, 'id'>, at?: Date) =>
  addJob(manager, settleRupeeTest, { payload: { id }, key: `rupee-test:${id}`, ...(at ? { at } : {}) });

/** The test payment in the form of an order for the gateway. */
const orderOf = ({ id, gatewayOrderId }: RupeeTest): GatewayOrder => ({
  id,
  number: 'test',
  plan: gatewayMessages.rupeeTest,
  price: { totalPaise: RUPEE_TEST_PAISE },
  gatewayOrderId,
});
