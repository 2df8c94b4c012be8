/** Search engines leave this page alone; React lifts it into the head. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
