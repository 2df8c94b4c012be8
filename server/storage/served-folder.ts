/** The folder of the storage whose files are served to everybody. */
export const SERVED_FOLDER = 'u';
