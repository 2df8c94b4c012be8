import { studio } from '#common/studio';

/** Texts that devices show for the installed site. */
export const webManifestContent = {
  name: () => `${studio.name}, fitness studio in ${studio.city}`,
  description: () => `Timings, passes, articles and training at ${studio.name} in ${studio.city}.`,
  shortcuts: {
    timings: 'Timings',
    plans: 'Membership plans',
    exercises: 'Exercises',
  },
  screenshots: {
    homeNarrow: 'The home page on a phone',
    blogNarrow: 'The blog on a phone',
    homeWide: 'The home page on a computer',
  },
};
