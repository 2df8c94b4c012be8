import type { GatewayName } from '#common/orders';

/** What the server gives to the form of a gateway. */
export type Checkout = Record<string, unknown>;

/** Opens a gateway's form over the page; resolves when it is closed, whether paid or not. */
export type OpenForm = (checkout: Checkout) => Promise<void>;

/** The forms of gateways that are paid on a page; the desk has none. */
const FORMS: Partial<Record<GatewayName, OpenForm>> = {};

/** Lets the member pay a placed order. Whether it is paid the server hears from the gateway, and the order says. */
export async function payOnline(gateway: GatewayName, checkout: Checkout): Promise<void> {
  await FORMS[gateway]?.(checkout);
}
