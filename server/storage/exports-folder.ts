/** The folder of the storage with exports of the studio, which no backup contains: they are made from what it contains. */
export const EXPORTS_FOLDER = 'studio-exports';
