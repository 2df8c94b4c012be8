import type { CheckoutSources } from '../orders/payment.service';

const SCRIPT = '/v1/checkout.js';

/** Address of the checkout script; Razorpay does not allow hosting a copy. */
export const scriptUrl = (apiUrl: string | undefined): string =>
  `${apiUrl ?? 'https://checkout.razorpay.com'}${SCRIPT}`;

/** Hosts that the checkout form loads from, taken from the content security policy of Razorpay's Magento extension. */
export const checkoutSources = (apiUrl: string | undefined): CheckoutSources =>
  apiUrl === undefined
    ? {
        scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
        frames: ['https://api.razorpay.com'],
        connections: ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
        pictures: ['https://cdn.razorpay.com'],
      }
    : { scripts: [apiUrl], frames: [apiUrl], connections: [], pictures: [] };
