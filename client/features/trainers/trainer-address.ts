import { paths } from '../../lib/paths';

/** Parameter of the address that names the trainer whose panel is open. */
export const TRAINER_PARAMETER = 'trainer';

/** Where a trainer's panel is open. */
export const trainerAddress = (slug: string): string => `${paths.trainers}?${TRAINER_PARAMETER}=${slug}`;
