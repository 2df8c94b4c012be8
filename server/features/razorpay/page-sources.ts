import type { PageSources } from '../orders/payment.service';

const SCRIPT = '/v1/checkout.js';

/** Where the form is loaded from: its maker forbids copies. */
export const scriptUrl = (apiUrl: string | undefined): string =>
  `${apiUrl ?? 'https://checkout.razorpay.com'}${SCRIPT}`;

/** What the form loads, as the list for content security policies says that Razorpay keeps with its own shop extension. */
export const pageSources = (apiUrl: string | undefined): PageSources =>
  apiUrl === undefined
    ? {
        scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
        frames: ['https://api.razorpay.com'],
        connections: ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
        pictures: ['https://cdn.razorpay.com'],
      }
    : { scripts: [apiUrl], frames: [apiUrl], connections: [], pictures: [] };
