/** Hours for which the file can be downloaded. */
export const STUDIO_EXPORT_HOURS = 24;
