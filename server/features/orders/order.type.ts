import { connectionType } from '../../graphql/connection';
import { Order } from './order.entity';

export const OrderConnection = connectionType(Order, 'Order');
