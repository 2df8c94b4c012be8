/** In the body of a request, the load generator replaces this by a different text of the same length each time. */
export const DIFFERENT = '[<id>]';
