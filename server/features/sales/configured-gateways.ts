import type { GatewayName } from '#common/orders/payments';
import type { OnlineGateway, PaymentGateway } from './payment-gateway';

/** Payment at the front desk: the order waits, the member pays there, and an admin confirms it. */
const deskGateway: PaymentGateway = {
  name: 'desk',
  open: () => Promise.resolve(null),
  checkout: () => null,
  refunds: null,
  online: null,
};

/** The gateways of the studio at the moment. The first one is used for new orders; the last one is always the desk. */
export class ConfiguredGateways {
  constructor(private readonly parts: { gateways: () => readonly PaymentGateway[] }) {}

  get chosen(): PaymentGateway {
    return this.all[0]!;
  }

  get online(): readonly OnlineGateway[] {
    return this.all.flatMap((gateway) => gateway.online ?? []);
  }

  onlineNamed = (name: string): OnlineGateway | undefined => this.online.find((one) => one.name === name);

  /** Undefined if the gateway has been switched off, which may happen after an order was placed with it. */
  find = (name: GatewayName): PaymentGateway | undefined => this.all.find((one) => one.name === name);

  /** Like `find`, but throws if the gateway is not configured. */
  of(name: GatewayName): PaymentGateway {
    const gateway = this.find(name);
    if (!gateway) throw new Error(`The payment gateway ${name} is not set up.`);
    return gateway;
  }

  private get all(): readonly PaymentGateway[] {
    return [...this.parts.gateways(), deskGateway];
  }
}
