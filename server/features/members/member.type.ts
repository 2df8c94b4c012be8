import { connectionType } from '../../graphql/connection';
import { User } from './user.entity';

export const UserConnection = connectionType(User, 'User');
