import { paths } from '#common/paths';

/** Query parameter with the slug of the trainer whose panel is open. */
export const TRAINER_PARAMETER = 'trainer';

/** The URL at which a trainer's panel is open. */
export const trainerAddress = (slug: string): string => `${paths.trainers}?${TRAINER_PARAMETER}=${slug}`;
