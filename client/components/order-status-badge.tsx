import type { ComponentProps } from 'react';
import type { OrderStatus } from '../graphql/types.generated';
import { orderStatusLabels } from '../lib/order-labels';
import { Badge } from './badge';

const TONES: Record<OrderStatus, ComponentProps<typeof Badge>['tone']> = {
  PENDING: 'warning',
  PART_PAID: 'warning',
  PAID: 'success',
  WRITTEN_OFF: 'neutral',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  REFUNDED: 'info',
};

/** The status of an order. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={TONES[status]}>{orderStatusLabels[status]}</Badge>
);
