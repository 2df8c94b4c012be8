import type { ComponentProps } from 'react';
import type { OrderStatus } from '#common/orders/status-transitions';
import { orderStatusLabels } from '../lib/order-labels';
import { Badge } from './badge';

const TONES: Record<OrderStatus, ComponentProps<typeof Badge>['tone']> = {
  placed: 'warning',
  paid: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'info',
};

/** The status of an order. */
export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={TONES[status]}>{orderStatusLabels[status]}</Badge>
);
