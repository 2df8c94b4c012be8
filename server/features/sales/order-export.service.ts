import { formatPhone } from '#common/accounts/phone';
import { studioDay } from '#common/calendar';
import { daysOverdue } from '#common/orders/due-ages';
import { openInstalments } from '#common/orders/instalments';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import { studioDate } from '../../lib/studio-date';
import type { CsvColumns, ExportedList, ListExportService } from '../exports/list-export.service';
import type { Order } from '../orders/order.entity';
import { shownStatus } from '../orders/order.enums';
import type { OrderList, OrderListsService } from './order-lists.service';

interface OrderExportParts {
  listExport: ListExportService;
  orderLists: OrderListsService;
  clock: Clock;
  links: Links;
}

/** Orders as a CSV file, newest first, with what is due on each. */
export class OrderExportService {
  constructor(private readonly parts: OrderExportParts) {}

  /** `query` has the filter as the route of the file reads it. */
  async urlOf(actor: UserActor, filter: OrderList['filter'], query: URLSearchParams): Promise<string> {
    const list = this.parts.orderLists.list({ filter });
    await this.parts.listExport.countFor(actor, { entryType: 'orders.exported', list });
    return this.parts.links.orderExport(query);
  }

  part(actor: UserActor, filter: OrderList['filter'], after: string | null | undefined) {
    return this.parts.listExport.part(actor, this.exported(filter), after);
  }

  private exported(filter: OrderList['filter']): ExportedList<Order> {
    const list = this.parts.orderLists.list({ filter });
    list.query.leftJoinAndSelect('order.user', 'user');
    const columns = columnsOn(this.parts.clock.now());
    return { entryType: 'orders.exported', filter, list, columns };
  }
}

const columnsOn = (now: number): CsvColumns<Order> => ({
  Order: ({ number }) => number,
  Placed: ({ placedAt }) => studioDate(placedAt),
  Name: ({ user }) => user?.name ?? null,
  Phone: ({ user }) => (user?.phone ? formatPhone(user.phone) : null),
  'E-mail': ({ user }) => user?.email ?? null,
  Plan: ({ plan }) => plan,
  Status: ({ status }) => shownStatus(status),
  Total: ({ price }) => ({ paise: price.totalPaise }),
  Due: ({ duePaise }) => ({ paise: duePaise }),
  'Next part by': ({ dueOn }) => dueOn,
  'Days overdue': ({ dueOn }) => dueOn && Math.max(0, daysOverdue(dueOn, studioDay(now))),
  Overdue: (order) => ({ paise: overduePaise(order, now) }),
  'Written off': ({ writtenOffPaise }) => ({ paise: writtenOffPaise }),
});

/** The amount that should have been paid before today. */
const overduePaise = ({ instalments, duePaise }: Order, now: number): number =>
  openInstalments(instalments, duePaise)
    .filter(({ dueOn }) => daysOverdue(dueOn, studioDay(now)) > 0)
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
