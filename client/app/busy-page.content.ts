import { studio } from '#common/studio';

/** Texts of the document in place of any page when too many people use the site. */
export const busyPageContent = {
  title: 'Very busy right now',
  text: () =>
    `More people are using ${studio.name} than it can serve at the moment. Try again in a few seconds. Nothing that you have saved is lost.`,
  again: 'Try again',
};
