/** Maximum length of the caption of a photo, in characters. */
export const CAPTION_LENGTH_MAX = 60;
/** Maximum length of the text alternative of a photo, in characters. */
export const DESCRIPTION_LENGTH_MAX = 300;
/** Maximum number of photos of the gallery, which one page shows. */
export const PHOTOS_MAX = 60;
