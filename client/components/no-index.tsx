/** Keeps the page out of search engines; React moves the element into the head. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
