import type { Feature } from '../feature';
import { CashMovement } from './cash-movement.entity';
import { DayCloseResolver } from './day-close.resolver';
import { dayCloseRoutes } from './day-close.routes';
import { DayClosing, DayReopening } from './day-closing.entity';
import { LateOrderFields } from './late-orders.resolver';

export const dayClose: Feature = {
  entities: [DayClosing, DayReopening, CashMovement],
  resolvers: [DayCloseResolver, LateOrderFields],
  routes: dayCloseRoutes,
};
