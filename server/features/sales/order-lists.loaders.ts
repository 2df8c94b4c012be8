import type { Page, PageRequest } from '../../database/keyset-page';
import type { Batch } from '../../graphql/loaders';
import type { Order } from '../orders/order.entity';
import type { OrderList } from './order-lists.service';

/** A page of the orders of each member, by the id of the member. */
export const ordersOfMembers: Batch<string, Page<Order>, [OrderList & PageRequest]> = (
  memberIds,
  { orderLists },
  { filter, orderBy, ...request },
) => orderLists.ofMembers(memberIds, { filter, orderBy }, request);
