import type { Feature } from '../feature';
import { gatewayChecking } from './gateway-check.rate-limits';
import { GatewayCheckResolver } from './gateway-check.resolver';

export const razorpay: Feature = {
  resolvers: [GatewayCheckResolver],
  rateLimits: [gatewayChecking],
};
