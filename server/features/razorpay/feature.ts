import { featureTask, type Feature } from '../feature';
import { gatewayChecking } from './gateway-check.rate-limits';
import { GatewayCheckResolver } from './gateway-check.resolver';
import { RupeeTest } from './rupee-test.entity';
import { RupeeTestResolver } from './rupee-test.resolver';
import { settleRupeeTest } from './rupee-test.tasks';

export const razorpay: Feature = {
  entities: [RupeeTest],
  resolvers: [GatewayCheckResolver, RupeeTestResolver],
  tasks: [featureTask(settleRupeeTest, ({ rupeeTests }, { id }) => rupeeTests.settle(id))],
  rateLimits: [gatewayChecking],
  studioTables: {
    rupee_tests: { leftOut: 'Tests of the payment gateway, which are no sales.' },
  },
};
