import type { Feature } from '../feature';
import { GatewayCheckResolver } from './gateway-check.resolver';

export const razorpay: Feature = { resolvers: [GatewayCheckResolver] };
