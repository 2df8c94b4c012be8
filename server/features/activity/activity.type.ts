import { connectionType } from '../../graphql/connection';
import { Activity } from './activity.entity';

export const ActivityConnection = connectionType(Activity, 'Activity');
