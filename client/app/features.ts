import { accountRoutes } from '../features/account/routes';
import { adminRoutes } from '../features/admin/routes';
import { authRoutes } from '../features/auth/routes';
import { blogRoutes } from '../features/blog/routes';
import { workoutPlanRoutes } from '../features/workout-plans/routes';
import { exerciseRoutes } from '../features/exercises/routes';
import { homeRoutes } from '../features/home/routes';
import { invitationRoutes } from '../features/invitations/routes';
import { legalRoutes } from '../features/legal/routes';
import { membershipRoutes } from '../features/memberships/routes';
import { offlineRoutes } from '../features/offline/routes';
import { photoRoutes } from '../features/photos/routes';
import { salesRoutes } from '../features/sales/routes';
import { profileRoutes } from '../features/profile/routes';
import { progressRoutes } from '../features/progress/routes';
import { reviewRoutes } from '../features/reviews/routes';
import { secondFactorRoutes } from '../features/second-factors/routes';
import { serviceRoutes } from '../features/service/routes';
import { setUpRoutes } from '../features/set-up/routes';
import { staffRoutes } from '../features/staff/routes';
import { trainerRoutes } from '../features/trainers/routes';
import { wellnessRoutes } from '../features/wellness/routes';
import { whyJoinRoutes } from '../features/why-join/routes';

/** The features with pages, in the order of their links in the navigation, the footer and the account menu. */
export const features = [
  homeRoutes,
  serviceRoutes,
  whyJoinRoutes,
  trainerRoutes,
  photoRoutes,
  workoutPlanRoutes,
  exerciseRoutes,
  blogRoutes,
  wellnessRoutes,
  reviewRoutes,
  authRoutes,
  invitationRoutes,
  staffRoutes,
  setUpRoutes,
  salesRoutes,
  membershipRoutes,
  progressRoutes,
  profileRoutes,
  accountRoutes,
  secondFactorRoutes,
  adminRoutes,
  legalRoutes,
  offlineRoutes,
];
