/** The path under which uploaded pictures are served. */
export const UPLOADS_PATH = '/media/u';
