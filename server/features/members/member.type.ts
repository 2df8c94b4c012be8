import { connectionType } from '../../graphql/connection';
import { User } from '../accounts/user.entity';

export const UserConnection = connectionType(User, 'User');
