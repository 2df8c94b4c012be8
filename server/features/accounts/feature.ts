import type { Feature } from '../feature';
import { PROFILE_TEXT_COLUMNS } from './profile-texts';
import { User } from './user.entity';
import { UserResolver } from './user.resolver';
import { ViewerResolver } from './viewer.resolver';
import { STUDIO_TABLES } from './studio-tables';

export const accounts: Feature = {
  entities: [User],
  resolvers: [UserResolver, ViewerResolver],
  memberTables: {
    users: {
      read: `select id, email, user_name, phone, phone_confirmed_at, role, name, ${PROFILE_TEXT_COLUMNS.join(', ')}, created_at, imported_at, invited_at, staff_since, second_factor_since
        from users where id = $1`,
    },
  },
  studioTables: STUDIO_TABLES,
};
