/** Maximum number of trainers of the site, which one page shows. */
export const TRAINERS_MAX = 60;
/** Maximum length of a trainer's main field of work, in characters. */
export const SPECIALTY_LENGTH_MAX = 80;
/** Maximum length of the summary of a trainer, in characters. */
export const TRAINER_DESCRIPTION_LENGTH_MAX = 600;
/** Maximum length of a biography, in characters. */
export const BIO_LENGTH_MAX = 3000;
/** Maximum number of fields of expertise of one trainer. */
export const SPECIALISATIONS_MAX = 10;
/** Maximum length of each of them, in characters. */
export const SPECIALISATION_LENGTH_MAX = 80;
/** Youngest and oldest age of a trainer, in years. */
export const TRAINER_AGE = { min: 18, max: 99 };
/** Width to height of a portrait. */
export const PORTRAIT_ASPECT = 3 / 4;
/** Minimum width of the part of a picture that becomes a portrait, in pixels: the width of the smallest size. */
export const PORTRAIT_WIDTH_MIN = 400;
