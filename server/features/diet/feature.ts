import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import type { Feature } from '../feature';
import { DietDetails } from './diet-details.entity';
import { DietResolver, UserDietDetails } from './diet.resolver';
import { dietRoutes } from './diet.routes';
import * as rateLimits from './diet.rate-limits';
import { STUDIO_TABLES } from './studio-tables';

export const diet: Feature = {
  entities: [DietDetails],
  resolvers: [DietResolver, UserDietDetails],
  routes: dietRoutes,
  rateLimits: Object.values(rateLimits),
  healthData: [{ table: DietDetails }],
  memberTables: {
    diet_details: {
      read: `select age, gender, bmi, bmi_status, diet_goal, food_preferences, fitness_level, limitations,
          created_at, updated_at
        from diet_details where user_id = $1`,
    },
  },
  removals: {
    'diet details': oldRows(
      'diet_details',
      RETENTION_DAYS.anonymousDietDetails,
      'user_id is null and updated_at < $1',
    ),
  },
  studioTables: STUDIO_TABLES,
};
